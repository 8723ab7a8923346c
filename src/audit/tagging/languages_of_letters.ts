import { LANGUAGE_LETTERS } from "./language_letters.ts";

const LAST_ASCII = 0x7f;

/**
 * Makes what tells the languages that have all letters of a word beyond those of English: a bit for
 * each of the given languages; null for a word without such letters.
 */
export function languagesOfLetters(languages: readonly string[]): (word: string) => number | null {
  const index = new Map<number, number>();
  languages.forEach((language, at) => {
    for (const letter of LANGUAGE_LETTERS[language] ?? "") {
      const code = letter.charCodeAt(0);
      index.set(code, (index.get(code) ?? 0) | (1 << at));
    }
  });
  return (word) => {
    let common = -1;
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      if (code > LAST_ASCII) common &= index.get(code) ?? 0;
    }
    return common < 0 ? null : common;
  };
}
