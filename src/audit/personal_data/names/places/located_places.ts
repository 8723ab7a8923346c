import type { Analysis } from "../../../tagging/analyze_text.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";
import {
  endOfInflected,
  endOfPlace,
  isLonger,
  isNobodys,
  isPlaceWithEnding,
  mayBegin,
} from "./place_at.ts";

/** Words for where something is, comes from or goes to, that hardly stand before a person's name. */
export const LOCATING: ReadonlySet<string> = new Set(
  "in near from outside to into toward towards across downtown nach aus bei unweit à en vers depuis dans hacia desde cerca em no na perto naar uit te vanuit w we do z ze v ve k u iz od i från till fra til în din lângă spre di ke dari ở tại từ về в во до из у з із зі біля під из од код στη στην στο στον στις στους από σε".split(
    " ",
  ),
);

const CONFIDENCE = 0.7;

/** Words that say where, and stand before people as well: "a Matera", "de Getafe". */
const WEAKLY_LOCATING = new Set(
  "a al de da la of at sa ug über durch zwischen richtung raum mellan mellem mellom utanför genom vid ved runt langs tussen rond richting naast lungo verso presso fino attraverso dietro hasta entre por sobre até jusqu sur au spod znad nad pod koło obok niedaleko okolice okolicach okolic poblíž nedaleko kolem okolí přes mezi kod blizu oko preko cez medzi okolo prin peste până около близ возле под через недалеко между над біля поблизу неподалік між через над про μέχρι προς κοντά την τη της τον του το τα των τις τους".split(
    " ",
  ),
);
/** Languages in which an ending says nothing of where: "Portare" is no way to Porta. */
const WITHOUT_ENDINGS = new Set(
  ["en", "de", "fr", "es", "it", "nl", "pl", "pt"].map(languageNumber),
);

function endOf(analysis: Analysis, at: number): number {
  const { types, tokens, openings } = analysis;
  const { lower } = types[at]!;
  if (openings[at] === 0 && tokens.gaps[at] === GAP_SPACE && LOCATING.has(types[at - 1]!.lower)) {
    const exact = endOfPlace(analysis, at);
    return exact >= 0 ? exact : endOfInflected(analysis, at);
  }
  if (openings[at] === 0 && tokens.gaps[at] === GAP_SPACE) {
    const weak = WEAKLY_LOCATING.has(types[at - 1]!.lower) && isNobodys(types[at]!);
    if (weak) {
      const exact = endOfPlace(analysis, at);
      return exact >= 0 ? exact : endOfInflected(analysis, at);
    }
  }
  if (WITHOUT_ENDINGS.has(analysis.language)) return -1;
  const named = inflectedNameBits(lower) !== 0;
  return !named && isPlaceWithEnding(lower) ? at : -1;
}

/**
 * Towns and countries of the world behind a word that says where, or with an ending that says it,
 * in the cases of Slavic languages, too. They stand where the tagger found nothing. Linear.
 */
export function locatedPlaces(analysis: Analysis): TaggedName[] {
  const { types, tokens } = analysis;
  const places: TaggedName[] = [];
  for (let at = 1; at < types.length; at++) {
    if (!mayBegin(analysis, at)) continue;
    const last = endOf(analysis, at);
    if (last < 0 || isLonger(analysis, last)) continue;
    const [start, end] = [tokens.starts[at]!, tokens.ends[last]!];
    places.push({ kind: "LOCATION", start, end, first: at, last, confidence: CONFIDENCE });
    at = last;
  }
  return places;
}
