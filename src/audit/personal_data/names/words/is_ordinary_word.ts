import { GIVEN_NAME, NAME_PARTICLE, SURNAME } from "../../../tagging/gazetteer.ts";
import { commonnessOf } from "../../../tagging/lexicon.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits, worldNameBits } from "../../../tagging/world_names.ts";
import { isMostlySmall } from "./is_mostly_small.ts";

/** Given name, surname, place, likeness to persons and to places. */
const NAME_FACTS = 0x3ff;
const NAME_BITS = GIVEN_NAME | SURNAME | NAME_PARTICLE;
/** From so common on, a word that names somebody would be likened to names. */
const LEAST_COMMON = 2;

/** From so common on, a word that is like a case of somebody's name is a word. */
const LEAST_COMMON_ALIKE = 4;

/** Whether dictionaries have the word, and no list has it as anybody's or any place's name. */
export function isOrdinaryWord({ lower, facts, bits }: WordType): boolean {
  const common = commonnessOf(facts);
  if (common < LEAST_COMMON && !isMostlySmall({ facts })) return false;
  if ((facts & NAME_FACTS) !== 0 || (bits & NAME_BITS) !== 0) return false;
  const alike = common >= LEAST_COMMON_ALIKE ? worldNameBits(lower) : inflectedNameBits(lower);
  return alike === 0;
}
