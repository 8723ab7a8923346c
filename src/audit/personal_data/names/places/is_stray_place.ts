import type { Analysis } from "../../../tagging/analyze_text.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";
import { isFirstWord } from "../words/is_first_word.ts";

/** So sure the tagger must be of a place that a sentence begins with and no list knows. */
const LEAST = 0.85;

const SMALL_LETTERS = 0;

/**
 * Whether a word in small letters, or a sentence's first word ("Bellen mag ook") was taken for a
 * place. A place is known to the lists, or has another name behind it.
 */
export function isStrayPlace(name: TaggedName, analysis: Analysis): boolean {
  if (name.kind !== "LOCATION" || name.confidence >= LEAST) return false;
  const { lower, facts, casing } = analysis.types[name.first]!;
  const small = casing === SMALL_LETTERS && name.first === name.last;
  if (!small && !isFirstWord(name, analysis)) return false;
  return !isWorldPlace(lower) && placeGradeOf(facts) === 0;
}
