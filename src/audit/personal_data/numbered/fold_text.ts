const SPECIAL: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ı: "i",
  ħ: "h",
  æ: "e",
  ð: "d",
};

/** The blocks of Latin letters with diacritics: first and last code. */
const LATIN = [
  [0xe0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

const BASE_LETTERS = readBaseLetters();

function readBaseLetters(): ReadonlyMap<string, string> {
  const letters = new Map(Object.entries(SPECIAL));
  for (const [first, last] of LATIN) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCharCode(code);
      const base = letter.normalize("NFD").charAt(0);
      if (base >= "a" && base <= "z" && letter !== base) letters.set(letter, base);
    }
  }
  return letters;
}

/**
 * Lower case without the diacritics of Latin letters, with plain apostrophes and spaces for
 * underscores, so that `Número` and `numero`, `tax_id` and `tax id` are one.
 * The length in UTF-16 code units never changes: offsets into the result are offsets into the text.
 */
export function foldText(text: string): string {
  return text
    .replaceAll("İ", "i")
    .replaceAll("’", "'")
    .replaceAll("_", " ")
    .toLowerCase()
    .replace(/[\u00e0-\u024f\u1e00-\u1eff]/g, (letter) => BASE_LETTERS.get(letter) ?? letter);
}
