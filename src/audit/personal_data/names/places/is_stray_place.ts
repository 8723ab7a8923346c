import type { Analysis } from "../../../tagging/analyze_text.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";
import { isFirstWord } from "../words/is_first_word.ts";

/** So sure the tagger must be of a place that a sentence begins with and no list knows. */
const LEAST = 0.85;

/**
 * Whether a sentence's first word was taken for a place in a language without labelled texts:
 * "Bellen mag ook". A place is known to the lists, or has another name behind it.
 */
export function isStrayPlace(name: TaggedName, analysis: Analysis): boolean {
  if (name.kind !== "LOCATION" || name.confidence >= LEAST) return false;
  if (!isFirstWord(name, analysis)) return false;
  const { lower, facts } = analysis.types[name.first]!;
  return !isWorldPlace(lower) && placeGradeOf(facts) === 0;
}
