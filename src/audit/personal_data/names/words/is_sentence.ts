import type { Analysis } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD, NAME_PARTICLE } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isAllSmall } from "./is_all_small.ts";
import { LEARNED } from "../learned_languages.ts";

/** Words without capitals in a row, of at least three letters: no body's name goes on like that. */
const SENTENCE = /(?<!\p{L})(?:\p{Ll}{3,} ){2}\p{Ll}{3,}(?!\p{L})/u;

const SENTENCE_END = /\p{Ll}{3}\. \p{Lu}/u;

/** In a language that it has not learned the tagger takes whole sentences for the name of a body. */
export function isSentence(name: TaggedName, analysis: Analysis): boolean {
  const { kind, start, end } = name;
  if (kind !== "ORGANIZATION" && kind !== "LOCATION") return false;
  if (LEARNED.has(analysis.language)) return false;
  const value = analysis.text.slice(start, end);
  return SENTENCE.test(value) || SENTENCE_END.test(value) || hasTalk(name, analysis);
}

/** Whether, beside capitals, two words without one stand together that names do not have within. */
function hasTalk(name: TaggedName, analysis: Analysis): boolean {
  const { types, bits } = analysis;
  if (isAllSmall(name, analysis)) return false;
  let small = 0;
  for (let at = name.first; at <= name.last; at++) {
    const { casing, isSymbol } = types[at]!;
    const talk = casing === 0 && !isSymbol && (bits[at]! & (NAME_PARTICLE | FUNCTION_WORD)) === 0;
    small = talk ? small + 1 : 0;
    if (small > 1) return true;
  }
  return false;
}
