/** "LAN 1", "PORT 2": an abbreviation and its number. */
const ABBREVIATION = /^\p{Lu}{2,5} \d{1,3}$/u;

/** "Peg 1": a word and its number. */
const WORD = /^(\p{Lu}\p{Ll}+) (\d{1,3})$/u;

/** Whether a name is one of several things that are told apart by their numbers. */
export function isNumbered(value: string, text: string): boolean {
  if (ABBREVIATION.test(value)) return true;
  const [, word = "", number = ""] = WORD.exec(value) ?? [];
  if (word === "") return false;
  const others = new RegExp(`(?<!\\p{L})${word} (?!${number}(?!\\d))\\d{1,3}(?!\\d)`, "u");
  return others.test(text);
}
