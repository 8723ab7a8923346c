import type { WordType } from "../../../tagging/word_type.ts";
import { isGermanCompound } from "../words/is_german_compound.ts";
import { isInflectedGiven } from "./is_inflected_given.ts";
import { isOrdinaryWord } from "../words/is_ordinary_word.ts";
import { isPersonRole } from "./person_roles.ts";

/** What makes a relative one by marriage or a generation further. */
const KINSHIP = /^(?:schwieger|stief|groß|halb|ur|pflege|paten)(?=\p{L}{4})/u;
/** Women by their trade or their country: "Kellnerin", "Chinesin". */
const FEMININE = /\p{L}{3}(?:er|ist|ent|ant|eur|at|ör|es|ekt|og|än|iol|iker)in$/u;

/**
 * Whether a German noun, which has a capital as names have, stands before a name without being of
 * it: what its bearer is, or any noun of the dictionary.
 */
export function isGermanRole(type: WordType): boolean {
  const { lower } = type;
  if (isPersonRole(lower) || isPersonRole(lower.replace(KINSHIP, ""))) return true;
  if (FEMININE.test(lower) && !isInflectedGiven(lower)) return true;
  return isOrdinaryWord(type) || isGermanCompound(type);
}
