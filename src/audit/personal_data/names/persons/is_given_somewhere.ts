import type { Analysis } from "../../../tagging/analyze_text.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../tagging/guess_language.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { isWorldGiven } from "./is_world_given.ts";

/** What a given name of the world's lists needs, inside a sentence and at its beginning. */
const LEAST_GIVEN = [0.4, 0.8] as const;
/** In languages that write much else with a capital, or name works and figures of history like people. */
const LEAST_GIVEN_CAUTIOUS = [0.75, 0.9] as const;
const CAUTIOUS = new Set(["de", "fr", "es", "it", "nl"].map(languageNumber));
const POLISH = languageNumber("pl");

function isUnlearned(language: number): boolean {
  return CAUTIOUS.has(language) || language === POLISH || language === UNKNOWN_LANGUAGE;
}

/** Whether the tagger's lone word is a given name in some country, and no ordinary word or place. */
export function isGivenSomewhere({ first, confidence }: TaggedName, analysis: Analysis): boolean {
  const type = analysis.types[first]!;
  if (type.casing !== 1 || !isUnlearned(analysis.language) || isMostlySmall(type)) return false;
  if (placeGradeOf(type.facts) > 1) return false;
  if (!isWorldGiven(type.lower)) return false;
  const least = CAUTIOUS.has(analysis.language) ? LEAST_GIVEN_CAUTIOUS : LEAST_GIVEN;
  return confidence >= least[analysis.openings[first]! > 0 ? 1 : 0];
}
