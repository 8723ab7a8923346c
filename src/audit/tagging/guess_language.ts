import { FUNCTION_WORDS } from "./function_words.ts";
import { indexLanguages } from "./index_languages.ts";

/** Number of an unknown language; the others follow the order of `FUNCTION_WORDS` from 1. */
export const UNKNOWN_LANGUAGE = 0;
/** Number of a text that is mostly Han, Kana or Hangul. */
export const EAST_ASIAN = FUNCTION_WORDS.length + 1;

const { languagesOf, votesOf } = indexLanguages(FUNCTION_WORDS.map(({ words }) => words));

/** The number of a language by its code; -1 where the guess does not know it. */
export function languageNumber(code: string): number {
  const at = FUNCTION_WORDS.findIndex(({ language }) => language === code);
  return at < 0 ? -1 : at + 1;
}

/** Whether the word is a function word of any language that the guess knows. */
export function isFunctionWord(word: string): boolean {
  return languagesOf.has(word);
}

/** Whether the word is a function word of the language. */
export function isFunctionWordOf(word: string, language: number): boolean {
  return languagesOf.get(word)?.includes(language) === true;
}

/**
 * Guesses the language from its function words: each votes for its languages, shared words with
 * less weight. Answers `UNKNOWN_LANGUAGE` where nothing stands out.
 */
export function guessLanguage(words: readonly string[], eastAsianShare: number): number {
  if (eastAsianShare > 0.3) return EAST_ASIAN;
  const votes = votesOf(words);
  let best = UNKNOWN_LANGUAGE;
  for (let at = 1; at < EAST_ASIAN; at++) if (votes[at]! > votes[best]!) best = at;
  return votes[best]! < 0.5 ? UNKNOWN_LANGUAGE : best;
}
