import type { WordType } from "../../../tagging/word_type.ts";
import { isPersonRole } from "./person_roles.ts";

/** Bits of the lexicon: given names, surnames of more than a few, likeness to persons' names. */
const BORNE_FACTS = 0xcb;

/** Whether a word says what somebody is, such as "Plaintiff", and is hardly anybody's name. */
export function isBareRole({ lower, facts, stem }: WordType): boolean {
  return isPersonRole(lower, 1) && ((facts | stem) & BORNE_FACTS) === 0;
}
