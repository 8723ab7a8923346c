import type { Analysis } from "../../tagging/analyze_text.ts";
import { placeGradeOf } from "../../tagging/lexicon.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import { isWorldPlace } from "../../tagging/world_places.ts";
import { LEARNED } from "./learned_languages.ts";

/** So sure the tagger must be of a place that a sentence begins with and no list knows. */
const LEAST = 0.85;

/**
 * Whether a sentence's first word was taken for a place in a language without labelled texts:
 * "Bellen mag ook". A place is known to the lists, or has another name behind it.
 */
export function isStrayPlace(name: TaggedName, { types, openings, language }: Analysis): boolean {
  const { kind, first, last, confidence } = name;
  if (kind !== "LOCATION" || first !== last || LEARNED.has(language)) return false;
  if (openings[first] === 0 || confidence >= LEAST) return false;
  const { lower, facts } = types[first]!;
  const next = types[last + 1];
  if (next === undefined || next.isSymbol || next.casing !== 0) return false;
  return !isWorldPlace(lower) && placeGradeOf(facts) === 0;
}
