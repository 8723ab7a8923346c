import { FREQUENT_WORDS } from "./frequent_words.ts";
import { FUNCTION_WORDS } from "./function_words.ts";
import { languageNumber } from "./guess_language.ts";
import { languagesOfLetters } from "./languages_of_letters.ts";
import type { WordType } from "./word_type.ts";

const LANGUAGES = Object.keys(FREQUENT_WORDS);
/** What a word with letters of few languages is worth beside a frequent word. */
const LETTER_WEIGHT = 0.8;
const LEAST_VOTES = 0.5;
/** By so much another language must lead before that of the function words. */
const LEAST_LEAD = 1;
/** And before any other, for neighbours have most words in common. */
const LEAST_MARGIN = 0.2;
/** Words with a capital may be names, or in German be nouns. */
const CAPITALISED = 1;

/** The languages that have the word, a bit each. */
function indexWords(): Map<string, number> {
  const index = new Map<string, number>();
  LANGUAGES.forEach((language, at) => {
    const own = FUNCTION_WORDS.find((entry) => entry.language === language)?.words ?? "";
    for (const word of `${own} ${FREQUENT_WORDS[language]}`.split(" ")) {
      index.set(word, (index.get(word) ?? 0) | (1 << at));
    }
  });
  return index;
}

const OF_WORD = indexWords();
const ofLetters = languagesOfLetters(LANGUAGES);

/** What is answered for a language that is told by its frequent words and has no number. */
export const OTHER_LANGUAGE = -1;

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Guesses the language of a text by more of the frequent words than its function words, and by the
 * letters of words without a capital, for names come from anywhere. Words that languages have in
 * common count for less. Answers `known`, the guess by function words, where no other stands out, and
 * `OTHER_LANGUAGE` for one that the tagger has no number for.
 */
export function guessByWords(types: readonly WordType[], known: number): number {
  const votes = new Float64Array(LANGUAGES.length);
  let foreign = 0;
  for (const { lower, casing, isSymbol } of types) {
    if (isSymbol || casing === CAPITALISED) continue;
    const listed = OF_WORD.get(lower);
    const languages = listed ?? (casing === 0 ? ofLetters(lower) : null);
    if (languages === null) continue;
    if (languages === 0) foreign += LETTER_WEIGHT;
    const weight = (listed === undefined ? LETTER_WEIGHT : 1) / countBits(languages);
    for (let at = 0; at < votes.length; at++) {
      if (((languages >> at) & 1) !== 0) votes[at]! += weight;
    }
  }
  const [second = 0, most = 0] = votes.toSorted().slice(-2);
  const own = LANGUAGES.findIndex((language) => languageNumber(language) === known);
  const least = own < 0 ? LEAST_VOTES : votes[own]! + LEAST_LEAD;
  if (most < least || most <= foreign || most - second < LEAST_MARGIN) return known;
  return languageNumber(LANGUAGES[votes.indexOf(most)]!);
}
