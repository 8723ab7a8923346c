import { sentenceAround } from "./sentence_around.ts";

/** What is looked at around a value, in UTF-16 code units of the same sentence. */
const REACH = 60;
const SENTENCE_END = /[\n!?;]|[.](?= )/u;

/** What stands around a value in its sentence, without the value. Takes folded text. */
export function wordsAround(
  folded: string,
  { start, value }: { readonly start: number; readonly value: string },
): string {
  const place = { start, end: start + value.length, reach: REACH, reachBehind: REACH };
  const { before, behind } = sentenceAround(folded, { ...place, ending: SENTENCE_END });
  return `${before} ${behind}`;
}
