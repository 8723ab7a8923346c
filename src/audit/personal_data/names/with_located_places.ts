import type { Analysis } from "../../tagging/analyze_text.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import { LEARNED } from "./learned_languages.ts";
import { locatedPlaces } from "./located_places.ts";

/** In languages without labelled texts a name of the tagger as little probable as this gives way. */
const LEAST_BESIDE_PLACE = 0.97;

/** The names, and the places that only the lists know. */
export function withLocatedPlaces(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const places = locatedPlaces(analysis);
  if (places.length === 0) return [...names];
  const learned = LEARNED.has(analysis.language);
  const holders = new Int32Array(analysis.tokens.count);
  names.forEach(({ first, last }, index) => holders.fill(index + 1, first, last + 1));
  const replaced = new Set<number>();
  const added = places.filter(({ first, last }) => {
    const rivals = new Set(holders.subarray(first, last + 1));
    rivals.delete(0);
    for (const rival of rivals) {
      const { kind, confidence, ...name } = names[rival - 1]!;
      const within = name.first >= first && name.last <= last;
      if (learned) return false;
      if (!within || kind === "LOCATION" || kind === "ADDRESS" || confidence >= LEAST_BESIDE_PLACE)
        return false;
    }
    for (const rival of rivals) replaced.add(rival);
    return true;
  });
  return [...names.filter((_, index) => !replaced.has(index + 1)), ...added];
}
