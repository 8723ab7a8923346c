import { sentenceAt, sentenceSpan, type Reading, type Span } from "../reading.ts";
import { matchAnchor, standsWithin } from "./match_anchor.ts";

/** What a sentence must hold, and what it must not hold. All patterns see lower-cased text. */
export interface SentenceRule {
  /** Must carry the flag `g`; it is looked for in the whole text first, since it is the rarest. */
  readonly anchor: RegExp;
  readonly all?: readonly RegExp[];
  readonly none?: readonly RegExp[];
}

/** A sentence that fits a rule. */
export interface FoundSentence extends Span {
  readonly index: number;
  /** Where the anchor stands. */
  readonly anchor: Span;
}

/** A text holds at most this many findings of one rule. */
const MOST = 20;

const NOWHERE: Span = { start: 0, end: 0 };

/** The sentences of a text that fit a rule, each at most once, in order. */
export function findSentences(reading: Reading, rule: SentenceRule): FoundSentence[] {
  const found: FoundSentence[] = [];
  let last = -1;
  for (const match of matchAnchor(reading, rule.anchor)) {
    const index = sentenceAt(reading, match.index);
    if (index === last) continue;
    if (!fits(reading, { index, rule })) continue;
    last = index;
    const anchor = { start: match.index, end: match.index + match[0].length };
    const span = sentenceSpan(reading, index);
    found.push({ ...span, end: Math.max(span.end, anchor.end), index, anchor });
    if (found.length === MOST) break;
  }
  return found;
}

function fits(reading: Reading, { index, rule }: { index: number; rule: SentenceRule }): boolean {
  const { all = [], none = [] } = rule;
  const sentence = reading.sentences[index] ?? NOWHERE;
  const stands = (pattern: RegExp) => standsWithin(reading, pattern, sentence);
  return all.every(stands) && !none.some(stands);
}
