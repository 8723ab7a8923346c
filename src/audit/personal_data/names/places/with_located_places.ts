import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { addNames } from "../add_names.ts";
import { LEARNED } from "../learned_languages.ts";
import { landmarks } from "./landmarks.ts";
import { locatedPlaces } from "./located_places.ts";
import { isNobodys } from "./place_at.ts";
import { standingPlaces } from "./standing_places.ts";

/** In languages without labelled texts a name of the tagger as little probable as this gives way. */
const LEAST_BESIDE_PLACE = 0.97;

/** So little sure of a body, the tagger may have run a sentence's words together. */
const LEAST_BODY = 0.7;

/** Whether a name of the tagger holds small words that are none of a name: "Gebze ve Çorlu seen". */
function isRunTogether(
  { kind, first, last, confidence }: TaggedName,
  { types }: Analysis,
): boolean {
  if (kind !== "ORGANIZATION" || confidence >= LEAST_BODY) return false;
  return types.slice(first, last + 1).some(({ casing, isSymbol }) => casing === 0 && !isSymbol);
}

/** Whether it is a sentence's first word and the place: "Olen Oulussa". */
function isOpeningAndPlace(name: TaggedName, place: TaggedName, analysis: Analysis): boolean {
  if (name.kind !== "PERSON" || name.last !== place.last || name.first !== place.first - 1)
    return false;
  return analysis.openings[name.first]! > 0 && isNobodys(analysis.types[name.first]!);
}

/** The names, and the places that only the lists know. */
export function withLocatedPlaces(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const learned = LEARNED.has(analysis.language);
  const givesWay = (name: TaggedName, place: TaggedName): boolean => {
    if (learned || name.kind === "LOCATION" || name.kind === "ADDRESS") return false;
    if (isRunTogether(name, analysis) || isOpeningAndPlace(name, place, analysis)) return true;
    const within = name.first >= place.first && name.last <= place.last;
    return within && name.confidence < LEAST_BESIDE_PLACE;
  };
  const { count } = analysis.tokens;
  const called = addNames(names, {
    added: landmarks(analysis),
    count,
    givesWay: (name, place) => {
      if (name.kind === "ADDRESS") return false;
      if (name.kind === "LOCATION" && name.last === place.last) return true;
      const within = name.first >= place.first && name.last <= place.last;
      return within && name.confidence < LEAST_BESIDE_PLACE;
    },
  });
  const located = addNames(called, { added: locatedPlaces(analysis), count, givesWay });
  return addNames(located, { added: standingPlaces(analysis), count, givesWay });
}
