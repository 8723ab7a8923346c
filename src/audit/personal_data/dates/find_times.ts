import type { DateSpan } from "./date_span.ts";

const CLOCK =
  /(?<![\p{L}\p{N}.,:/_-])(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,6})?)?(?: ?[ap]\.?m(?![\p{L}\p{N}])\.?)?|(?:0?[1-9]|1[0-2])(?:[.:][0-5]\d)? ?[ap](?:\.m\.|m(?![\p{L}\p{N}]))|(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)? uhr(?!\p{L})|(?:[01]?\d|2[0-3])[.:][0-5]\d (?:uur|h)(?!\p{L})|(?:0?[1-9]|1[0-2]) o['’]clock|(?:[01]?\d|2[0-3]) ?h ?[0-5]\d(?![\p{L}\p{N}]))(?![\p{N}]|:\p{N}|-\p{L})/giu;
const EAST_ASIAN =
  /(?:[上下]午|早上|晚上|午前|午後|오전|오후)? ?\d{1,2} ?[点點時시](?: ?\d{1,2} ?[分분]|半)?/gu;
/** Behind words for an hour a full stop parts hours and minutes, and French writes "à 9h". */
const BEHIND_WORD =
  /(?=\d)(?<=(?<!\p{L})(?:godz\.|godzin[aęieyo]{1,2}|ore|alle ore|kl\.|klo|ora|orele|v|ob|a las|às|om) )(?:[01]?\d|2[0-3])\.[0-5]\d(?![\p{N}]|[.,]\p{N})|(?=\d)(?<=(?<!\p{L})(?:à|vers|dès|avant|après|jusqu['’]à|de|entre) )(?:[01]?\d|2[0-3]) ?h(?![\p{L}\p{N}])/giu;

/** Times of the day. Words such as `yesterday` identify nobody and are left alone. */
export function findTimes(text: string): DateSpan[] {
  const found: DateSpan[] = [];
  const add = (pattern: RegExp, confidence: number) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      found.push({ start, end: match.index + match[0].length, confidence, exact: false });
    }
  };
  add(CLOCK, 0.65);
  add(BEHIND_WORD, 0.6);
  if (/[点點時시]/u.test(text)) add(EAST_ASIAN, 0.65);
  return found;
}
