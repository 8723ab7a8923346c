import type { Analysis } from "../../../tagging/analyze_text.ts";
import { COUNTRY, REGION, STATE_ABBREVIATION } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";

/** The last words of fields that hold the name of a town or a country, of whatever name. */
const OF_PLACES = new Set(
  "city town birthplace hometown ort wohnort geburtsort stadt ville localité ciudad municipio población cidade naturalidade município città comune stad woonplaats geboorteplaats miasto miejscowość bostadsort fødested obec město şehir город місто град πόλη".split(
    " ",
  ),
);
/** Fields of several words: "place of birth", "lieu de naissance". */
const OF_BIRTH = new Set(
  "birth naissance nacimiento nascimento nascita urodzenia residence résidence residencia".split(
    " ",
  ),
);
/** Fields that hold a place or something else: "State: Texas", "State: open". */
const OF_ANYTHING = new Set(
  "state province county region country location warehouse branch destination origin departure arrival land pays país país paese kraj land kanton canton provincia provincie departamento".split(
    " ",
  ),
);
const CAPITALS = 2;
const MOST_WORDS = 3;
const CONFIDENCE = 0.8;

/** The last word of what stands behind a field's colon; -1 where no name begins there. */
function endOfValue({ types, tokens }: Analysis, first: number): number {
  let last = first - 1;
  while (last - first + 1 < MOST_WORDS && last + 1 < types.length) {
    const { casing, isSymbol } = types[last + 1]!;
    if (isSymbol || (casing !== 1 && casing !== CAPITALS && casing !== 3)) break;
    if (tokens.gaps[last + 1] !== GAP_SPACE) break;
    last++;
  }
  return last < first ? -1 : last;
}

/** Whether the lists know the words as a place. */
function isKnown({ types, bits }: Analysis, first: number, last: number): boolean {
  const name = types
    .slice(first, last + 1)
    .map(({ lower }) => lower)
    .join(" ");
  if (isWorldPlace(name)) return true;
  return first === last && (bits[first]! & (COUNTRY | REGION | STATE_ABBREVIATION)) !== 0;
}

/** Places in the fields of forms that ask for them: "City: Eugene", "Warehouse: Waterford". Linear. */
export function labelledPlaces(analysis: Analysis): TaggedName[] {
  const { types, tokens } = analysis;
  const places: TaggedName[] = [];
  for (let at = 1; at + 1 < types.length; at++) {
    if (types[at]!.lower !== ":") continue;
    const label = types[at - 1]!.lower;
    const sure =
      OF_PLACES.has(label) ||
      (OF_BIRTH.has(label) && /^(?:of|de|di)$/u.test(types[at - 2]?.lower ?? ""));
    if (!sure && !OF_ANYTHING.has(label)) continue;
    const last = endOfValue(analysis, at + 1);
    if (last < 0 || (!sure && !isKnown(analysis, at + 1, last))) continue;
    const [start, end] = [tokens.starts[at + 1]!, tokens.ends[last]!];
    places.push({ kind: "LOCATION", start, end, first: at + 1, last, confidence: CONFIDENCE });
  }
  return places;
}
