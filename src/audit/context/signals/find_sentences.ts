import { sentenceAt, sentenceSpan, sentenceText, type Reading, type Span } from "../reading.ts";
import { matchAnchor } from "./match_anchor.ts";

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

/** The sentences of a text that fit a rule, each at most once, in order. */
export function findSentences(reading: Reading, rule: SentenceRule): FoundSentence[] {
  const found: FoundSentence[] = [];
  let last = -1;
  for (const match of matchAnchor(reading, rule.anchor)) {
    const index = sentenceAt(reading, match.index);
    if (index === last) continue;
    const text = sentenceText(reading, index);
    if (!fits(text, rule)) continue;
    last = index;
    const anchor = { start: match.index, end: match.index + match[0].length };
    const span = sentenceSpan(reading, index);
    found.push({ ...span, end: Math.max(span.end, anchor.end), index, anchor });
    if (found.length === MOST) break;
  }
  return found;
}

/** `search` and not `test`, since shared patterns with the flag `g` would keep a position. */
function fits(text: string, rule: SentenceRule): boolean {
  return (
    (rule.all ?? []).every((pattern) => text.search(pattern) >= 0) &&
    !(rule.none ?? []).some((pattern) => text.search(pattern) >= 0)
  );
}
