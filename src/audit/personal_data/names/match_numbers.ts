/** A match as `matchAll` gives it. */
export interface NumberMatch {
  readonly index: number;
  readonly 0: string;
}

/** Where a text has numbers, ascending: in up to three digits, and in words. */
export interface NumberPlaces {
  readonly places: readonly number[];
  readonly written: readonly number[];
}

const DIGITS = /\d+/g;
const MOST_DIGITS = 3;

/** Where a text has numbers of up to three digits, ascending. */
export function placesOfShortNumbers(text: string): readonly number[] {
  const places: number[] = [];
  for (const { index, 0: digits } of text.matchAll(DIGITS)) {
    if (digits.length <= MOST_DIGITS) places.push(index);
  }
  return places;
}

/**
 * What a sticky pattern matches at the places of numbers: much less to try than every place of a
 * text, where many patterns want a number and look at what stands around it.
 */
export function matchNumbers(
  text: string,
  { places, pattern }: { readonly places: readonly number[]; readonly pattern: RegExp },
): NumberMatch[] {
  const matches: NumberMatch[] = [];
  for (const index of places) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match !== null) matches.push({ index, 0: match[0] });
  }
  return matches;
}
