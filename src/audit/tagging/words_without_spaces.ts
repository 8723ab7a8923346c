/** Thai, Lao, Burmese and Khmer: they write no spaces between words. */
const FIRST = 0x0e00;
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [FIRST, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
];

const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/** Whether words are written without spaces in the script of a code unit. */
export function isWrittenWithoutSpaces(code: number): boolean {
  return code >= FIRST && RANGES.some(([first, last]) => code >= first && code <= last);
}

/** The UTF-16 lengths of the words in a run of such letters, by dictionary (UAX 29, ICU). */
export function wordsWithoutSpaces(run: string): number[] {
  return Array.from(segmenter.segment(run), ({ segment }) => segment.length);
}
