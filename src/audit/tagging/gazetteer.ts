import czech from "i18n-iso-countries/langs/cs.json" with { type: "json" };
import danish from "i18n-iso-countries/langs/da.json" with { type: "json" };
import german from "i18n-iso-countries/langs/de.json" with { type: "json" };
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import spanish from "i18n-iso-countries/langs/es.json" with { type: "json" };
import finnish from "i18n-iso-countries/langs/fi.json" with { type: "json" };
import french from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import croatian from "i18n-iso-countries/langs/hr.json" with { type: "json" };
import italian from "i18n-iso-countries/langs/it.json" with { type: "json" };
import norwegian from "i18n-iso-countries/langs/nb.json" with { type: "json" };
import dutch from "i18n-iso-countries/langs/nl.json" with { type: "json" };
import polish from "i18n-iso-countries/langs/pl.json" with { type: "json" };
import portuguese from "i18n-iso-countries/langs/pt.json" with { type: "json" };
import slovak from "i18n-iso-countries/langs/sk.json" with { type: "json" };
import swedish from "i18n-iso-countries/langs/sv.json" with { type: "json" };
import { BRAND_NAMES } from "./gazetteer/brand_names.ts";
import {
  CALENDAR_WORDS,
  GROUP_WORDS_ENGLISH,
  HONORIFICS,
  NAME_PARTICLES,
  ORGANIZATION_WORDS,
  STREET_WORDS,
} from "./gazetteer/name_context.ts";
import { NAME_LISTS } from "./gazetteer/name_lists.ts";
import { CITIES, REGIONS, STATE_ABBREVIATIONS } from "./gazetteer/place_names.ts";
import { isFunctionWord } from "./guess_language.ts";

/** What a word may be, as bits: a word can be a given name and a city at once. */
export const GIVEN_NAME = 1;
export const SURNAME = 2;
export const CITY = 4;
export const REGION = 8;
export const COUNTRY = 16;
export const HONORIFIC = 32;
export const ORGANIZATION_WORD = 64;
export const STREET_WORD = 128;
export const CALENDAR_WORD = 256;
export const NAME_PARTICLE = 512;
export const GROUP_WORD = 1024;
export const STATE_ABBREVIATION = 2048;
export const FUNCTION_WORD = 4096;
export const BRAND_NAME = 8192;

/** Number of the bits above. */
export const GAZETTEER_BITS = 14;

/** A name of several words: the words after the first, and what the whole means. */
export interface Phrase {
  readonly rest: readonly string[];
  readonly bits: number;
}

const WORDS = new Map<string, number>();
const PHRASES = new Map<string, Phrase[]>();

function withoutMarks(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("ø", "o");
}

function addName(name: string, bits: number): void {
  const words = name.toLowerCase().match(/[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu) ?? [];
  const [first, ...rest] = words;
  if (first === undefined) return;
  if (rest.length === 0) {
    for (const word of [first, withoutMarks(first)]) {
      WORDS.set(word, (WORDS.get(word) ?? 0) | bits);
    }
    return;
  }
  const phrases = PHRASES.get(first) ?? [];
  phrases.push({ rest, bits });
  PHRASES.set(first, phrases);
}

function addAll(names: readonly string[], bits: number): void {
  for (const name of names) addName(name, bits);
}

function addCountries(): void {
  const tables = [english, german, french, spanish, italian, portuguese, dutch, polish, swedish];
  const more = [danish, norwegian, croatian, slovak, czech, finnish];
  for (const { countries } of [...tables, ...more]) {
    for (const names of Object.values<string | string[]>(countries)) {
      addAll(typeof names === "string" ? [names] : names, COUNTRY);
    }
  }
}

function fill(): void {
  for (const list of NAME_LISTS) {
    addAll(list.given.split(" "), GIVEN_NAME);
    addAll(list.surnames.split(" "), SURNAME);
  }
  addAll(CITIES.split("|"), CITY);
  addAll(REGIONS.split("|"), REGION);
  addCountries();
  addAll(HONORIFICS.split(" "), HONORIFIC);
  addAll(ORGANIZATION_WORDS.split(" "), ORGANIZATION_WORD);
  addAll(STREET_WORDS.split(" "), STREET_WORD);
  addAll(CALENDAR_WORDS.split(" "), CALENDAR_WORD);
  addAll(NAME_PARTICLES.split(" "), NAME_PARTICLE);
  addAll(GROUP_WORDS_ENGLISH.split("|"), GROUP_WORD);
  addAll(STATE_ABBREVIATIONS.split(" "), STATE_ABBREVIATION);
  addAll(BRAND_NAMES.split(" "), BRAND_NAME);
}

fill();

/** What a single word, in lower case, may be: bits, 0 for an unknown word. */
export function lookUpWord(word: string): number {
  return (WORDS.get(word) ?? 0) | (isFunctionWord(word) ? FUNCTION_WORD : 0);
}

/** The names of several words that begin with this word, in lower case. */
export function phrasesFrom(word: string): readonly Phrase[] {
  return PHRASES.get(word) ?? NO_PHRASES;
}

const NO_PHRASES: readonly Phrase[] = [];
