import type { Side } from "../interaction.ts";
import { findExaggerations } from "../reading/find_exaggerations.ts";
import { readText as readWords } from "../reading/read_text.ts";
import type { Reading as Words } from "../reading/reading.ts";
import type { TextParts } from "../reading/take_apart.ts";
import { withoutExaggerations } from "../reading/without_exaggerations.ts";
import { contextLexicon } from "./context_lexicon.ts";
import { withDenials } from "./with_denials.ts";
import { firstIndex } from "../reading/first_index.ts";

/** Half-open stretch of a text in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One half of an interaction, prepared once for all signals. */
export interface Reading {
  readonly side: Side;
  readonly text: string;
  /** The text in lower case with straight quotes; every offset is the same as in `text`. */
  readonly lower: string;
  /** Sentences in order; together they cover the text. */
  readonly sentences: readonly Span[];
  /** The text as words, and where concepts of context stand among them. */
  readonly words: Words;
}

/** A sentence is cut here at the latest, so that no rule ever looks at an unbounded stretch. */
const LONGEST_SENTENCE = 600;

const SENTENCE_END = /(?<![.!?])[.!?]+(?=["')\]]?\s)|[。！？；।॥؟]|\n+/gu;

/** A title or a number before a full stop does not end a sentence. */
const NO_END =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|no|nr|art|sr|sra|e\.g|i\.e|z\.b|u\.s|vs|approx|inc|ltd)|\b\p{L}|(?<![.,])\b\d{1,3})$/iu;

/** A decimal number is no ordinal, so the full stop behind it ends the sentence. */
const DECIMAL = /\d[.,]\d{1,3}$/;

/** Prepares one half of an interaction; `parts` are those of the text, if it was taken apart. */
export function readText(text: string, side: Side, parts?: TextParts): Reading {
  const spaced = text.replaceAll("_", " ");
  const words = readWords(spaced, contextLexicon(), spaced === text ? parts : undefined);
  const lower = lowerKeepingOffsets(text);
  return {
    side,
    text,
    lower: side === "input" ? withoutWordsOf(lower, words) : lower,
    sentences: splitSentences(text),
    words: withDenials(side === "input" ? withoutExaggerations(words) : words),
  };
}

/** The text with blanks for words of dying and killing that only exaggerate. */
function withoutWordsOf(lower: string, words: Words): string {
  let blanked = lower;
  for (const { first, last } of findExaggerations(words)) {
    const start = words.words[first]?.start ?? 0;
    const end = words.words[last - 1]?.end ?? start;
    blanked = blanked.slice(0, start) + " ".repeat(end - start) + blanked.slice(end);
  }
  return blanked;
}

/** The index of the sentence that holds an offset. */
export function sentenceAt(reading: Reading, offset: number): number {
  return Math.max(0, firstIndex(reading.sentences, ({ start }) => start > offset) - 1);
}

/** The lower-cased sentence of an index; empty when there is none. */
export function sentenceText(reading: Reading, index: number): string {
  const span = reading.sentences[index];
  return span ? reading.lower.slice(span.start, span.end) : "";
}

/** The span of the sentence without the white space around it. */
export function sentenceSpan(reading: Reading, index: number): Span {
  const span = reading.sentences[index] ?? { start: 0, end: 0 };
  const text = reading.text.slice(span.start, span.end);
  const start = span.start + (text.length - text.trimStart().length);
  return { start, end: Math.max(start, span.end - (text.length - text.trimEnd().length)) };
}

function lowerKeepingOffsets(text: string): string {
  const straight = text.replace(/[‘’ʼ]/g, "'").replace(/[“”„]/g, '"');
  const lower = straight.toLowerCase();
  if (lower.length === straight.length) return lower;
  let kept = "";
  for (let index = 0; index < straight.length; index++) {
    const unit = straight.charAt(index).toLowerCase();
    kept += unit.length === 1 ? unit : straight.charAt(index);
  }
  return kept;
}

function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(start, match.index - 12), match.index);
    if (match[0] === "." && NO_END.test(before) && !DECIMAL.test(before)) continue;
    pushBounded(spans, { start, end });
    start = end;
  }
  pushBounded(spans, { start, end: text.length });
  return spans;
}

function pushBounded(spans: Span[], span: Span): void {
  for (let start = span.start; start < span.end; start += LONGEST_SENTENCE) {
    spans.push({ start, end: Math.min(span.end, start + LONGEST_SENTENCE) });
  }
}
