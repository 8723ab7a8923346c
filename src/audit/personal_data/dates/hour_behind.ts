/** How far behind a date its hour is looked for, in UTF-16 units. */
const LONGEST = 48;

/** Words between a date and its hour, in the languages of the patterns. */
const AT =
  "at|um|à|om|kl\\.?|klo|klockan|saat|ore|a las|sobre las|às|pelas|alle(?: ore)?|(?:o |na )?godz(?:\\.|inę|inie)|o|o hodine|v|в|ob";
const HALF_DAY = "(?: ?[ap]\\.?m\\b\\.?| (?:uhr|uur|h)\\b)?";
const MINUTES = `\\d{1,2}[:.h]\\d{2}(?::\\d{2})?${HALF_DAY}|\\d{1,2} h \\d{2}`;
const WHOLE = "\\d{1,2} ?[ap]\\.?m\\b\\.?|\\d{1,2} (?:uhr|uur|h)\\b|\\d{1,2}h(?!\\p{L}|\\d)";
const ZONE = "(?:Z| ?(?:UTC|GMT|[+-]\\d{4}))?";
const ENDS = "(?![\\p{N}\\p{L}]|[/:-]\\p{N}|\\.\\p{N})";
const HOUR = new RegExp(`^,?(?: (?:${AT}))? (?:${MINUTES}|${WHOLE})${ZONE}${ENDS}`, "iu");
/** A date in digits and an hour without a word between them are two columns of a table as often. */
const WORD = /^,? \p{L}/u;

/**
 * How many UTF-16 units the hour takes that stands behind a date and belongs to it, with the word
 * between them; 0 for none: ` um 18:30`, ` at 5 pm`, ` kl. 18:30`.
 *
 * @param options `worded`: only behind such a word
 */
export function hourBehind(
  text: string,
  end: number,
  options: { readonly worded?: boolean } = {},
): number {
  const behind = text.slice(end, end + LONGEST);
  if (options.worded === true && !WORD.test(behind)) return 0;
  return HOUR.exec(behind)?.[0].length ?? 0;
}
