import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { worldNameBitsOf } from "../../../tagging/world_names.ts";
import { isMostlySmall } from "./is_mostly_small.ts";

/** So sure the tagger must be of a row of words that nobody bears. */
const LEAST_UNBORNE = 0.98;
/** Bits of the lexicon for given names and surnames. */
const NAME_FACTS = 0xf;

/**
 * Whether a row of words is a phrase with capitals, as of a firm or a breed, and no person's name:
 * one is mostly written without a capital, and none is in any list of names.
 */
export function isPhrase({ first, last, confidence }: TaggedName, analysis: Analysis): boolean {
  if (last === first || confidence >= LEAST_UNBORNE) return false;
  let small = false;
  for (let at = first; at <= last; at++) {
    const type = analysis.types[at]!;
    if (type.isSymbol) continue;
    if ((type.bits & (GIVEN_NAME | SURNAME)) !== 0 || (type.facts & NAME_FACTS) !== 0) return false;
    if (worldNameBitsOf(type.word) !== 0) return false;
    small ||= isMostlySmall(type);
  }
  return small;
}
