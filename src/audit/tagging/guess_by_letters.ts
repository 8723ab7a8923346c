import { languageNumber, UNKNOWN_LANGUAGE } from "./guess_language.ts";
import { LANGUAGE_LETTERS } from "./language_letters.ts";
import { languagesOfLetters } from "./languages_of_letters.ts";
import type { WordType } from "./word_type.ts";

/** Of the words with such letters at least this share must be spelt as in the language. */
const LEAST_SHARE = 0.8;

const LANGUAGES = Object.keys(LANGUAGE_LETTERS);

const languagesOf = languagesOfLetters(LANGUAGES);

/**
 * Guesses the language of a text without function words by the letters of its words without a
 * capital, for names come from anywhere. Of languages that fit alike the first is answered, those
 * without labelled texts before the others; `UNKNOWN_LANGUAGE` where none fits.
 */
export function guessByLetters(types: readonly WordType[]): number {
  const fitting = new Int32Array(LANGUAGES.length);
  let words = 0;
  for (const { lower, casing, isSymbol } of types) {
    const languages = casing === 0 && !isSymbol ? languagesOf(lower) : null;
    if (languages === null) continue;
    words++;
    for (let at = 0; at < fitting.length; at++) fitting[at]! += (languages >> at) & 1;
  }
  const most = Math.max(...fitting);
  if (words === 0 || most < LEAST_SHARE * words) return UNKNOWN_LANGUAGE;
  return Math.max(languageNumber(LANGUAGES[fitting.indexOf(most)]!), UNKNOWN_LANGUAGE);
}
