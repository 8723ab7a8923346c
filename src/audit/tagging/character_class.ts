/** What a UTF-16 code unit is, for cutting a text into words. */
export const SPACE = 0;
export const LOWER = 1;
export const UPPER = 2;
export const DIGIT = 3;
/** A letter of a script without case: Arabic, Hebrew, Devanagari, Thai, Hangul. */
export const CASELESS = 4;
/** A Han character or Hiragana: each is a token of its own, for these scripts write no spaces. */
export const IDEOGRAPH = 5;
export const KATAKANA = 6;
export const SYMBOL = 7;
export const LINE_BREAK = 8;
/** Combining marks and joiners: they belong to the word that they stand in. */
export const MARK = 9;

function classify(code: number): number {
  if (code === 10 || code === 13 || code === 0x2028 || code === 0x2029) return LINE_BREAK;
  const character = String.fromCharCode(code);
  if (/\s/u.test(character)) return SPACE;
  if (/\p{Nd}/u.test(character)) return DIGIT;
  if (/[\p{M}\u200b-\u200d\u2060\u00ad]/u.test(character)) return MARK;
  if (!/\p{L}/u.test(character)) return SYMBOL;
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(character)) return IDEOGRAPH;
  if (/[\p{Script=Katakana}ー]/u.test(character)) return KATAKANA;
  if (/\p{Lu}|\p{Lt}/u.test(character)) return UPPER;
  return /\p{Ll}/u.test(character) ? LOWER : CASELESS;
}

/** One class for each UTF-16 code unit; surrogates count as symbols. */
function buildTable(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(SYMBOL);
  for (let code = 0; code < 0x10000; code++) table[code] = classify(code);
  return table;
}

/** The class of every UTF-16 code unit. */
export const CHARACTER_CLASSES: Uint8Array = buildTable();
