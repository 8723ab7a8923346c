import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME } from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";
import { isInflectedGiven } from "../persons/is_inflected_given.ts";
import { isListedName } from "../persons/is_listed_name.ts";
import { NEVER_A_NAME } from "./never_a_name.ts";
import { isOpening } from "./is_opening.ts";
import { SENTENCE_OPENERS } from "./sentence_openers.ts";
import { isPersonRole } from "../persons/person_roles.ts";
import { LEARNED } from "../learned_languages.ts";

const GIVEN_NAME_FIRST = new Set(["tr", "pl"].map(languageNumber));

/**
 * A person's name without the sentence's first word, which has its capital for that: "Позвони
 * Сергею", "Moin Hinnerk". In languages that the tagger has not learned, and for greetings.
 */
export function withoutOpening(name: TaggedName, analysis: Analysis): TaggedName {
  const { types, tokens, openings, language } = analysis;
  if (name.kind !== "PERSON" || openings[name.first] === 0) return name;
  let { first } = name;
  while (first < name.last && isDropped(types[first]!, language)) first++;
  const given = isInflectedGiven(types[first]!.lower);
  return given && first > name.first ? { ...name, first, start: tokens.starts[first]! } : name;
}

/** Drawn out as nobody's name is: "Yaaay", "Hiii". */
const DRAWN_OUT = /(\p{L})\1\1/u;

/** Whether no name begins with the word. */
function isDropped(type: WordType, language: number): boolean {
  if (NEVER_A_NAME.has(type.lower) || DRAWN_OUT.test(type.lower)) return true;
  if (SENTENCE_OPENERS.has(type.lower)) return true;
  if (LEARNED.has(language) || (type.bits & GIVEN_NAME) !== 0) return false;
  if (isOpening(type) || isPersonRole(type.lower)) return true;
  // "Garsonumuz Mahmut": where the given name stands first, nobody's name stands before it.
  return (
    GIVEN_NAME_FIRST.has(language) && inflectedNameBits(type.lower) === 0 && !isListedName(type)
  );
}
