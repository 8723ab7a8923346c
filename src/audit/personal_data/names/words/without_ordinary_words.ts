import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME, NAME_PARTICLE } from "../../../tagging/gazetteer.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { isGermanCompound } from "./is_german_compound.ts";
import { isInflectedGiven } from "../persons/is_inflected_given.ts";
import { isOrdinaryWord } from "./is_ordinary_word.ts";
import { LEARNED } from "../learned_languages.ts";

const GERMAN = languageNumber("de");

const CAPITALS_SHIFT = 19;
/** Of seven steps, from which on German writes a word about as often with a capital. */
const OFTEN_CAPITAL = 4;

/** Whether a word in small letters is one that German mostly writes so, whoever else bears it. */
function isGermanSmall({ casing, facts }: WordType): boolean {
  const capitals = (facts >>> CAPITALS_SHIFT) & 7;
  return casing === 0 && capitals > 0 && capitals < OFTEN_CAPITAL;
}

/** Whether a name neither begins nor ends with the word. */
function isNoPart({ types, language }: Analysis, at: number): boolean {
  const type = types[at]!;
  if (isOrdinaryWord(type)) return true;
  return language === GERMAN && (isGermanCompound(type) || isGermanSmall(type));
}

/** Whether a word in small letters stands before a name with a capital: "mia zia Melina". */
function isSmallBeginning({ types, bits }: Analysis, at: number, last: number): boolean {
  if (types[at]!.casing !== 0 || (bits[at]! & NAME_PARTICLE) !== 0) return false;
  return types.slice(at + 1, last + 1).some(({ casing }) => casing === 1);
}

function isBetween({ types, bits }: Analysis, at: number): boolean {
  return types[at]!.isSymbol || (bits[at]! & NAME_PARTICLE) !== 0;
}

function hasGiven({ types, bits }: Analysis, first: number, last: number): boolean {
  for (let at = first; at <= last; at++) {
    if ((bits[at]! & GIVEN_NAME) !== 0 || isInflectedGiven(types[at]!.lower)) return true;
  }
  return false;
}

/**
 * A person's name without the dictionary's words at its ends, in languages that the tagger has not
 * learned: "Familie Traoré", "lena lacht". None where no name is left, or where what is left of a
 * beginning is no given name: "Busse der Linie".
 */
export function withoutOrdinaryWords(name: TaggedName, analysis: Analysis): TaggedName[] {
  const { tokens, language } = analysis;
  const told = language !== UNKNOWN_LANGUAGE && !LEARNED.has(language);
  if (name.kind !== "PERSON" || !told) return [name];
  let { first, last } = name;
  if (first === last) return [name];
  while (last >= first && isNoPart(analysis, last)) {
    last--;
    while (last > first && isBetween(analysis, last)) last--;
  }
  while (first < last && (isNoPart(analysis, first) || isSmallBeginning(analysis, first, last))) {
    first++;
    while (first < last && isBetween(analysis, first)) first++;
  }
  if (last < first) return [];
  if (last < name.last && !hasGiven(analysis, first, last)) return [];
  return [{ ...name, first, last, start: tokens.starts[first]!, end: tokens.ends[last]! }];
}
