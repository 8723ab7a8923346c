const PLAIN = /^[a-z0-9]*$/;
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const MARKS = /[\u0300-\u036f\u064b-\u0652\u0670]/g;
const LATIN = /[a-z]/;
const LOOK_ALIKE = /[\u0370-\u04ff]/;

/** Cyrillic and Greek letters that pass for Latin ones, after lower-casing. */
const LATIN_FOR: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  β: "b",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
};

/**
 * Brings a word into the form in which words are compared: compatibility forms resolved, lower
 * case, without accents or invisible characters. Look-alike letters are read as Latin only in a
 * word that also holds Latin letters, so that Russian and Greek stay what they are.
 */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word;
  let folded = word.normalize("NFKD").replace(MARKS, "").replace(INVISIBLE, "");
  folded = folded.normalize("NFC").toLowerCase().replaceAll("ß", "ss").replaceAll("ı", "i");
  if (LATIN.test(folded) && LOOK_ALIKE.test(folded)) {
    folded = Array.from(folded, (letter) => LATIN_FOR[letter] ?? letter).join("");
  }
  return folded;
}
