import { GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import { hashString } from "../../../tagging/hash.ts";
import { commonnessOf, factsAt, findWord } from "../../../tagging/lexicon.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";

/** Given name, surname, place, likeness to persons and to places. */
const NAME_FACTS = 0x3ff;
const NAME_BITS = GIVEN_NAME | SURNAME;
const LEAST_COMMON = 2;
const FEWEST_LETTERS = 4;
/** So often German writes a noun with a capital, of seven steps. */
const ALWAYS_CAPITAL = 6;

/** Whether it is a German noun, by the dictionary, and nobody's name. */
function isNoun(lower: string): boolean {
  const facts = factsAt(findWord(hashString(lower)));
  if (commonnessOf(facts) < LEAST_COMMON || (facts & NAME_FACTS) !== 0) return false;
  return ((facts >>> 19) & 7) >= ALWAYS_CAPITAL;
}

/**
 * Whether an unknown word is a German noun made of others: it ends in a noun that is nobody's name,
 * and begins with a word of the dictionary ("Versandgeschäft").
 */
export function isGermanCompound({ lower, facts, bits }: WordType): boolean {
  if (facts !== 0 || (bits & NAME_BITS) !== 0 || inflectedNameBits(lower) !== 0) return false;
  for (let cut = FEWEST_LETTERS; cut <= lower.length - FEWEST_LETTERS; cut++) {
    if (!isNoun(lower.slice(cut))) continue;
    const head = lower.slice(0, cut);
    if (commonnessOf(factsAt(findWord(hashString(head)))) > 0) return true;
    const joined = /^(.{4,})(?:s|n|en|es)$/u.exec(head)?.[1];
    if (joined !== undefined && commonnessOf(factsAt(findWord(hashString(joined)))) > 0)
      return true;
  }
  return false;
}
