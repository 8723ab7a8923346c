import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { addNames } from "../add_names.ts";
import { LEARNED } from "../learned_languages.ts";
import { locatedPlaces } from "./located_places.ts";

/** In languages without labelled texts a name of the tagger as little probable as this gives way. */
const LEAST_BESIDE_PLACE = 0.97;

/** The names, and the places that only the lists know. */
export function withLocatedPlaces(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const learned = LEARNED.has(analysis.language);
  const givesWay = (name: TaggedName, { first, last }: TaggedName): boolean => {
    if (learned || name.kind === "LOCATION" || name.kind === "ADDRESS") return false;
    return name.first >= first && name.last <= last && name.confidence < LEAST_BESIDE_PLACE;
  };
  return addNames(names, {
    added: locatedPlaces(analysis),
    count: analysis.tokens.count,
    givesWay,
  });
}
