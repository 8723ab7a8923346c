const TENS = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const UNITS = "(?:one|two|three|four|five|six|seven|eight|nine)";

/** A number that may be somebody's years, in digits; the source of a pattern. */
export const AGE_IN_DIGITS = "(?:1[01]\\d|[1-9]?\\d)";
/** The same in English words; the source of a pattern. */
export const AGE_IN_WORDS = `(?:${TENS}(?:[ -]${UNITS})?|${UNITS}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)`;

const WRITTEN = new RegExp(`(?<![\\p{L}-])${AGE_IN_WORDS}(?!\\p{L})`, "giu");

/** Where a text has such numbers in words, ascending. */
export function placesOfWrittenAges(text: string): readonly number[] {
  return [...text.matchAll(WRITTEN)].map(({ index }) => index);
}
