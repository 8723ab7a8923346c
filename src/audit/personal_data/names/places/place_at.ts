import { type Analysis, MIXED_CASE, TITLE_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  FUNCTION_WORD,
  GIVEN_NAME,
  STREET_WORD,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import { GAP_NONE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { inflectedNameBits } from "../../../tagging/world_names.ts";
import { isInflectedPlace, isWellKnownPlace, isWorldPlace } from "../../../tagging/world_places.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** Words behind which Polish, Czech, Slovak and Croatian set places in their cases. */
const SLAVIC_LATIN = new Set(
  "w we do z ze v ve k ke u iz od na nad pod spod znad koło obok niedaleko okolice okolicach okolic poblíž nedaleko kolem okolí přes mezi přes blízko vedle kod blizu oko preko cez pri medzi okolo".split(
    " ",
  ),
);
const GREEK = /^\p{Script=Greek}/u;
const NEVER_WITHIN = BRAND_NAME | CALENDAR_WORD | STREET_WORD;
const MOST_WORDS = 3;

/** Endings that say where, in Hungarian and Finnish, where no word stands before. */
const LOCATIVE_ENDING =
  /(?:ban|ben|ból|ből|ról|ről|tól|től|hoz|hez|höz|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|szágra|vár(?:ra|ba)|re|ra|be|ba|[oeö]n)$/u;
const SHORTEST_WITH_ENDING = 6;

/** Whether the lists or the lexicon know the word as a place, and it is no ordinary word. */
function isListedPlace(type: WordType): boolean {
  if (isMostlySmall(type)) return isWellKnownPlace(type.lower);
  return placeGradeOf(type.facts) > 0 || isNamed(type.lower);
}

/** "Ouluun", "Vantaaseen": into a Finnish town. */
const ILLATIVE =
  /^(.{3,}?)(?:(?<=a)an|(?<=e)en|(?<=i)in|(?<=o)on|(?<=u)un|(?<=y)yn|(?<=ä)än|(?<=ö)ön|seen)$/u;

/** What a Greek place may be called where no case bends it: "Πειραιά" is "Πειραιάς". */
function greekFirsts(lower: string): string[] {
  if (!GREEK.test(lower)) return [];
  if (/ου$/u.test(lower)) return [`${lower.slice(0, -2)}ος`, `${lower.slice(0, -2)}ο`];
  if (/ς$/u.test(lower)) return [lower.slice(0, -1)];
  return [`${lower}ς`];
}

/** Whether the lists have the words as a place, or as a case of one in Greek. */
function isNamed(name: string): boolean {
  return isWorldPlace(name) || greekFirsts(name).some((first) => isWorldPlace(first));
}

/** The longest listed name that begins at a word; -1 for none. */
export function endOfPlace({ types, tokens }: Analysis, first: number): number {
  let found = -1;
  let name = "";
  for (let at = first, words = 0; at < types.length && words < MOST_WORDS; at++) {
    const type = types[at]!;
    if (type.lower === "-" && at > first && tokens.gaps[at] === GAP_NONE) continue;
    if (at > first && !isParted(tokens.gaps[at]!, types[at - 1]!.lower)) break;
    if (type.casing !== 1 && type.casing !== 3) break;
    name = words === 0 ? type.lower : `${name} ${type.lower}`;
    words++;
    const listed = words === 1 ? isListedPlace(type) : isNamed(name);
    if (listed) found = at;
  }
  return found;
}

function isParted(gap: number, before: string): boolean {
  return gap === GAP_SPACE || (gap === GAP_NONE && before === "-");
}

/** The same for a name in one of its cases. */
export function endOfInflected({ types, tokens }: Analysis, first: number): number {
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
export function isPlaceWithEnding(
  lower: string,
  isKnown: (name: string) => boolean = isWorldPlace,
): boolean {
  if (lower.length >= SHORTEST_WITH_ENDING && isKnown(ILLATIVE.exec(lower)?.[1] ?? "")) return true;
  const ending = LOCATIVE_ENDING.exec(lower)?.[0] ?? "";
  if (ending === "" || lower.length < SHORTEST_WITH_ENDING) return false;
  const stem = lower.slice(0, -ending.length);
  const plain = stem.replace(/á$/u, "a").replace(/é$/u, "e");
  const strong = [
    plain.replace(/ng(?=i$)/u, "nk"),
    plain.replace(/e$/u, "i"),
    plain.replace(/p(?=i$)/u, "pp"),
    plain.replace(/me$/u, "mi"),
    plain.slice(0, -1),
  ];
  return stem.length > 2 && [stem, plain, ...strong].some((name) => isKnown(name));
}

/** Whether the word could be the beginning of a place's name at all. */
export function mayBegin({ types, bits, lineCases }: Analysis, at: number): boolean {
  const type = types[at]!;
  if (type.isSymbol || (type.casing !== 1 && type.casing !== 3)) return false;
  if (type.lower.length < 2) return false;
  if ((bits[at]! & (NEVER_WITHIN | FUNCTION_WORD)) !== 0) return false;
  return lineCases[at] === MIXED_CASE || lineCases[at] === TITLE_CASE;
}

const NAME_BITS = GIVEN_NAME | SURNAME;
/** Bits of the lexicon for a given name and a surname. */
const NAME_FACTS = 0xf;

/** Whether nobody bears the word. */
export function isNobodys({ lower, bits, facts }: WordType): boolean {
  return (bits & NAME_BITS) === 0 && (facts & NAME_FACTS) === 0 && inflectedNameBits(lower) === 0;
}

/** Whether more words with capitals follow, or are joined on: then the whole is another name. */
export function isLonger({ types, tokens }: Analysis, last: number): boolean {
  const next = types[last + 1];
  if (next === undefined) return false;
  if (tokens.gaps[last + 1] === GAP_SPACE) return isCapitalised(next);
  const joined = types[last + 2];
  if (tokens.gaps[last + 1] !== GAP_NONE || joined === undefined) return false;
  if (tokens.gaps[last + 2] !== GAP_NONE || joined.isSymbol) return false;
  // Ukrainian writes an apostrophe within words, Turkish before their endings.
  if (next.lower === "'" || next.lower === "’") return CYRILLIC.test(joined.lower);
  return next.lower === "-" && joined.casing === 1 && !isWorldPlace(joined.lower);
}
