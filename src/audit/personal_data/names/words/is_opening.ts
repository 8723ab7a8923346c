import { commonnessOf } from "../../../tagging/lexicon.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";

const CYRILLIC = /^\p{Script=Cyrillic}/u;

/** Whether a sentence's first word, which has its capital for that, is no name itself. */
export function isOpening({ lower, facts }: WordType): boolean {
  if (inflectedNameBits(lower) !== 0) return false;
  return CYRILLIC.test(lower) || commonnessOf(facts) > 0;
}
