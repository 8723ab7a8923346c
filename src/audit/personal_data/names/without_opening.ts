import type { Analysis } from "../../tagging/analyze_text.ts";
import { GIVEN_NAME } from "../../tagging/gazetteer.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import { inflectedNameBits, WORLD_GIVEN } from "../../tagging/world_names.ts";
import { NEVER_A_NAME } from "./is_plausible_person.ts";
import { isOpening } from "./is_opening.ts";
import { LEARNED } from "./learned_languages.ts";

/**
 * A person's name without the sentence's first word, which has its capital for that: "Позвони
 * Сергею", "Moin Hinnerk". In languages that the tagger has not learned, and for greetings.
 */
export function withoutOpening(name: TaggedName, analysis: Analysis): TaggedName {
  const { types, tokens, openings, language } = analysis;
  const { kind, first, last } = name;
  if (kind !== "PERSON" || last === first || openings[first] === 0) return name;
  const type = types[first]!;
  const greeting = NEVER_A_NAME.has(type.lower);
  if (!greeting && (LEARNED.has(language) || (type.bits & GIVEN_NAME) !== 0)) return name;
  if (!greeting && !isOpening(type)) return name;
  const given = (inflectedNameBits(types[first + 1]!.lower) & WORLD_GIVEN) !== 0;
  return given ? { ...name, first: first + 1, start: tokens.starts[first + 1]! } : name;
}
