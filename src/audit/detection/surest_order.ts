import type { HazardInput } from "../safety/hazard.ts";
import type { Reading, Sentence } from "../reading/reading.ts";

/** What a line is made of. */
type LineKind = "table" | "code" | "prose";

const TABLE_BARS = 2;
const CODE =
  /[{};=]\s{0,4}$|^\s{0,40}(?:def|import|from|for|if|return|class|#include|var|let|const|File|Traceback)\b|\w\([^\n]{0,400}\)\s{0,4};?$|^\s{0,4}(?:```|>>>|\$ |https?:)|^\s{4}/;
/** Of a longer line, this much tells its kind. */
const LINE_READ = 400;
/** Fewer words give no order. */
const FEWEST_WORDS = 4;
const SHORTEST_WORD = 4;
const STEM = 6;

/** In logits, what speaks beside the words for an order put into the document by another hand. */
const NEW_WORDS = 1.5;
const PROSE_IN_TABLE = 1;
const LINE_OF_ITS_OWN = 0.5;
const NO_PROSE = -2;

/**
 * How surely some sentence of a text is an order to the AI that does not belong there, 0 to 1: the
 * model's head for such orders, and how alien the sentence is to its document: words that stand
 * nowhere else in it, prose among the rows of a table, a line of its own. Rows and code are none.
 * Time is linear in the length of the text.
 */
export function surestOrder({ text, reading, scores }: HazardInput): number {
  const orders = scores.sentences["document"] ?? [];
  const stems = reading.sentences.map((sentence) => stemsOf(reading, sentence));
  const counts = countStems(stems);
  const lines = reading.sentences.map((sentence) => lineAround(text, sentence));
  const kinds = lines.map((line) => kindOf(line.text));
  const isTable = 2 * kinds.filter((kind) => kind === "table").length > kinds.length;
  let surest = 0;
  for (const [index, sentence] of reading.sentences.entries()) {
    if (sentence.last - sentence.first < FEWEST_WORDS) continue;
    const isProse = kinds[index] === "prose";
    const logit =
      logitOf(orders[index] ?? 0) +
      NEW_WORDS * shareOfNew(stems[index] as ReadonlySet<string>, counts) +
      (isProse && isTable ? PROSE_IN_TABLE : 0) +
      (lines[index]?.isOwn ? LINE_OF_ITS_OWN : 0) +
      (isProse ? 0 : NO_PROSE);
    surest = Math.max(surest, 1 / (1 + Math.exp(-logit)));
  }
  return surest;
}

function logitOf(score: number): number {
  const bounded = Math.min(Math.max(score, 1e-4), 1 - 1e-4);
  return Math.log(bounded / (1 - bounded));
}

/** Short words stand everywhere, except in scripts in which words are short. */
function stemsOf({ words }: Reading, sentence: Sentence): Set<string> {
  const stems = new Set<string>();
  for (let index = sentence.first; index < sentence.last; index += 1) {
    const word = words[index]?.text ?? "";
    const isLong = word.length >= SHORTEST_WORD || word.charCodeAt(0) > 0x2e7f;
    if (isLong) stems.add(word.slice(0, STEM));
  }
  return stems;
}

function countStems(sentences: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stems of sentences) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function shareOfNew(stems: ReadonlySet<string>, counts: ReadonlyMap<string, number>): number {
  if (stems.size === 0) return 0;
  let alone = 0;
  for (const stem of stems) if (counts.get(stem) === 1) alone += 1;
  return alone / stems.size;
}

/** At most 400 characters before and after a sentence's start are looked at. */
function lineAround(text: string, { start, end }: Sentence): { text: string; isOwn: boolean } {
  const before = text.slice(Math.max(0, start - LINE_READ), start);
  const begin = start - (before.length - (before.lastIndexOf("\n") + 1));
  const after = text.slice(start, start + LINE_READ);
  const broken = after.indexOf("\n");
  const finish = start + (broken < 0 ? after.length : broken);
  return { text: text.slice(begin, finish), isOwn: start - begin <= 2 && finish - end <= 2 };
}

function kindOf(line: string): LineKind {
  if (line.split("|").length > TABLE_BARS) return "table";
  return CODE.test(line) ? "code" : "prose";
}
