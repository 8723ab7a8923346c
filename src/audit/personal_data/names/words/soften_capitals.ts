/** A street and its number in capitals, as forms and envelopes have them. */
const SHOUTED =
  /(?=\p{Lu}{3})(?<![\p{L}\p{M}])\p{Lu}{3,24}[.,]{0,2} (?:[\p{Lu}.'’-]{1,24} ){0,4}(?:NO[.:]? ?|NR\.? )?\d/u;
const WORDS = /(?<![\p{L}\p{M}])\p{Lu}[\p{Lu}\p{M}]{2,}/gu;
/** A capital whose small letter takes two units. */
const DOTTED = "İ";

/**
 * The text with a capital only at the beginning of words that have nothing else, as most streets
 * are written; null where no number follows on such words. Offsets stay.
 */
export function softenCapitals(text: string): string | null {
  if (!SHOUTED.test(text)) return null;
  return text.replace(WORDS, (word) => {
    const soft = word.charAt(0) + word.slice(1).replaceAll(DOTTED, "i").toLowerCase();
    return soft.length === word.length ? soft : word;
  });
}
