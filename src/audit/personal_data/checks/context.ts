/** How far a word may stand from the value it is about, in UTF-16 units. */
const REACH_BEFORE = 60;
const REACH_AFTER = 30;

/**
 * Whether one of the words stands near a value: before it, or shortly after it, on the same line or
 * on the line before. Case does not matter; a word counts only as a whole, or as the beginning of a
 * compound where `pattern` says so.
 *
 * @param pattern A global-free expression, case-insensitive, without nested quantifiers.
 * @param span Offsets of the value in UTF-16 units.
 */
export function hasContext(
  text: string,
  pattern: RegExp,
  span: { readonly start: number; readonly end: number },
): boolean {
  return pattern.test(textBefore(text, span.start)) || pattern.test(textAfter(text, span.end));
}

/** The text before a value within reach, back to the end of a paragraph. */
export function textBefore(text: string, start: number, reach = REACH_BEFORE): string {
  const before = text.slice(Math.max(0, start - reach), start);
  return before.slice(before.lastIndexOf("\n\n") + 1);
}

/** The rest of the line after a value within reach. */
export function textAfter(text: string, end: number, reach = REACH_AFTER): string {
  const after = text.slice(end, end + reach);
  const cut = after.indexOf("\n");
  return cut < 0 ? after : after.slice(0, cut);
}

/**
 * An expression that matches any of the words where they stand alone; a word that ends in `*` may
 * go on. Words of scripts that set no spaces (Chinese, Japanese, Thai) match anywhere.
 */
export function wordsPattern(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => {
    const open = word.endsWith("*");
    const literal = (open ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(word)) {
      return literal;
    }
    return `(?<![\\p{L}\\p{N}])${literal}${open ? "" : "(?![\\p{L}\\p{N}])"}`;
  });
  return new RegExp(alternatives.join("|"), "iu");
}
