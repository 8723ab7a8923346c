import { type Analysis, MIXED_CASE, TITLE_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  FUNCTION_WORD,
  GIVEN_NAME,
  STREET_WORD,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_NONE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";
import { isInflectedPlace, isWorldPlace } from "../../../tagging/world_places.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

/** Words for where something is, comes from or goes to, that hardly stand before a person's name. */
export const LOCATING: ReadonlySet<string> = new Set(
  "in near from outside to into toward towards across downtown nach aus bei unweit à en vers depuis dans hacia desde cerca em no na perto naar uit te vanuit w we do z ze v ve k u iz od i från till fra til în din lângă spre di ke dari ở tại từ về в во до из у з із зі біля під из од код στη στην στο στον στις στους από σε".split(
    " ",
  ),
);

const CYRILLIC = /^\p{Script=Cyrillic}/u;
const SLAVIC_LATIN = new Set("w we do z ze v ve k ke u iz od na".split(" "));
const NEVER_WITHIN = BRAND_NAME | CALENDAR_WORD | STREET_WORD;
const MOST_WORDS = 3;
const CONFIDENCE = 0.7;

/** Endings that say where, in Hungarian and Finnish, where no word stands before. */
const LOCATIVE_ENDING =
  /(?:ban|ben|ból|ből|ról|ről|tól|től|hoz|hez|höz|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|szágra|vár(?:ra|ba)|re|ra|be|ba|[oeö]n)$/u;
const SHORTEST_WITH_ENDING = 6;

/** Whether the lists or the lexicon know the word as a place, and it is no ordinary word. */
function isListedPlace(type: WordType): boolean {
  if (isMostlySmall(type)) return false;
  return placeGradeOf(type.facts) > 0 || isWorldPlace(type.lower);
}

/** "Ouluun", "Vantaaseen": into a Finnish town. */
const ILLATIVE =
  /^(.{3,}?)(?:(?<=a)an|(?<=e)en|(?<=i)in|(?<=o)on|(?<=u)un|(?<=y)yn|(?<=ä)än|(?<=ö)ön|seen)$/u;

/** The longest listed name that begins at a word; -1 for none. */
function endOfPlace({ types, tokens }: Analysis, first: number): number {
  let found = -1;
  let name = "";
  for (let at = first, words = 0; at < types.length && words < MOST_WORDS; at++) {
    const type = types[at]!;
    if (type.lower === "-" && at > first && tokens.gaps[at] === GAP_NONE) continue;
    if (at > first && !isParted(tokens.gaps[at]!, types[at - 1]!.lower)) break;
    if (type.casing !== 1 && type.casing !== 3) break;
    name = words === 0 ? type.lower : `${name} ${type.lower}`;
    words++;
    const listed = words === 1 ? isListedPlace(type) : isWorldPlace(name);
    if (listed) found = at;
  }
  return found;
}

function isParted(gap: number, before: string): boolean {
  return gap === GAP_SPACE || (gap === GAP_NONE && before === "-");
}

/** The same for a name in one of its cases. */
function endOfInflected({ types, tokens }: Analysis, first: number): number {
  const before = types[first - 1]!.lower;
  const { lower } = types[first]!;
  if (!CYRILLIC.test(lower) && !SLAVIC_LATIN.has(before)) return -1;
  const second = types[first + 1];
  if (second !== undefined && isCapitalised(second) && tokens.gaps[first + 1] === GAP_SPACE) {
    return isInflectedPlace([lower, second.lower]) ? first + 1 : -1;
  }
  return !isMostlySmall(types[first]!) && isInflectedPlace([lower]) ? first : -1;
}

/** "Debrecenben", "Helsingissä": the place is named by the word without its ending. */
function isPlaceWithEnding(lower: string): boolean {
  if (lower.length >= SHORTEST_WITH_ENDING && isWorldPlace(ILLATIVE.exec(lower)?.[1] ?? ""))
    return true;
  const ending = LOCATIVE_ENDING.exec(lower)?.[0] ?? "";
  if (ending === "" || lower.length < SHORTEST_WITH_ENDING) return false;
  const stem = lower.slice(0, -ending.length);
  const plain = stem.replace(/á$/u, "a").replace(/é$/u, "e");
  const strong = [plain.replace(/ng(?=i$)/u, "nk"), plain.replace(/e$/u, "i"), plain.slice(0, -1)];
  return stem.length > 3 && [stem, plain, ...strong].some(isWorldPlace);
}

/** Whether the word could be the beginning of a place's name at all. */
function mayBegin({ types, bits, lineCases }: Analysis, at: number): boolean {
  const type = types[at]!;
  if (type.isSymbol || (type.casing !== 1 && type.casing !== 3)) return false;
  if (type.lower.length < 2) return false;
  if ((bits[at]! & (NEVER_WITHIN | FUNCTION_WORD)) !== 0) return false;
  return lineCases[at] === MIXED_CASE || lineCases[at] === TITLE_CASE;
}

/** Words that say where, and stand before people as well: "a Matera", "de Getafe". */
const WEAKLY_LOCATING = new Set("a al de da la of at sa ug".split(" "));
const NAME_BITS = GIVEN_NAME | SURNAME;
/** Bits of the lexicon for a given name and a surname. */
const NAME_FACTS = 0xf;

/** Languages in which an ending says nothing of where: "Portare" is no way to Porta. */
const WITHOUT_ENDINGS = new Set(
  ["en", "de", "fr", "es", "it", "nl", "pl", "pt"].map(languageNumber),
);

/** Whether nobody bears the word. */
function isNobodys({ lower, bits, facts }: WordType): boolean {
  return (bits & NAME_BITS) === 0 && (facts & NAME_FACTS) === 0 && inflectedNameBits(lower) === 0;
}

function endOf(analysis: Analysis, at: number): number {
  const { types, tokens, openings } = analysis;
  const { lower } = types[at]!;
  if (openings[at] === 0 && tokens.gaps[at] === GAP_SPACE && LOCATING.has(types[at - 1]!.lower)) {
    const exact = endOfPlace(analysis, at);
    return exact >= 0 ? exact : endOfInflected(analysis, at);
  }
  if (openings[at] === 0 && tokens.gaps[at] === GAP_SPACE) {
    const weak = WEAKLY_LOCATING.has(types[at - 1]!.lower) && isNobodys(types[at]!);
    if (weak) return endOfPlace(analysis, at);
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

/** Whether more words with capitals follow: then the whole is another name. */
function isLonger({ types, tokens }: Analysis, last: number): boolean {
  const next = types[last + 1];
  return next !== undefined && tokens.gaps[last + 1] === GAP_SPACE && isCapitalised(next);
}
