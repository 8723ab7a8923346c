import { SPACED_LETTER } from "../checks/spaced_letter.ts";
import { isDay } from "./date_span.ts";
import type { DateSpan } from "./date_span.ts";
import { hourBehind } from "./hour_behind.ts";
import { weekdayBefore } from "./weekday_before.ts";

/** Before a date: a colon only where a field's name stands before it. */
const STARTS = `(?<!${SPACED_LETTER}|[\\p{N}.,\\/_\\-]|[^\\p{L}\\)]:|^:)`;
const ENDS = `(?!${SPACED_LETTER}|[\\p{N}]|[\\/\\-]\\p{N}|\\.\\p{N})`;
/** In Korean and Hungarian a space may follow the full stops: "2025. 10. 2." */
const YEAR_FIRST = new RegExp(
  `${STARTS}([12]\\d{3})([\\-\\/]|\\. ?)(\\d{1,2})\\2(\\d{1,2})(?:(?:[T ]| at | um )\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?: ?(?:Z|UTC|GMT|[+\\-]\\d{2}:?\\d{2}|[ap]\\.?m\\.?))?)?${ENDS}`,
  "giv",
);
const YEAR_LAST =
  /(?<![\p{L}\p{N},/_-]|[^\p{L})]:|^:|\d\.)(\d{1,2})([-/.]) ?(\d{1,2})\2 ?([12]\d{3}|\d{2})(?![\p{N}\p{L}]|[/:-]\p{N}|\.\p{N})/gu;
/** In Danish and Swedish a slash parts day and month, and something else the year: "21/10-2025", "28/11 2023". */
const SLASHED =
  /(?<![\p{L}\p{N}.,/:_-])(\d{1,2})\/(\d{1,2})[ -]((?:19|20)\d{2})(?![\p{N}\p{L}]|[/:-]\p{N}|[.,]\p{N})/gu;
/** Central and eastern Europe write the month in Roman numbers: `13.IV.1970`, `4 VI 1998`. */
const ROMAN_MONTH =
  /(?<![\p{L}\p{N}.,/:_-])(\d{1,2})(?:\. ?|[ /-])(?:I{1,3}|I?V|VI{1,3}|I?X|XI{1,2})(?:\. ?|[ /-])((?:19|20)\d{2})(?![\p{N}\p{L}]|[/:-]\p{N}|\.\p{N})/gu;
/** As servers log: `03/Jul/2025:15:03:33 +0000`. */
const LOGGED =
  /(?<![\p{L}\p{N}])(\d{1,2})\/(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\/([12]\d{3}):\d{2}:\d{2}:\d{2}(?: [+-]\d{4})?(?![\p{L}\p{N}])/gu;
const MONTH_AND_YEAR =
  /(?<![\p{L}\p{N}.,/:_-])(0?[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\p{N}\p{L}/]|[.-]\p{N})/gu;
const COMPACT =
  /(?<![\p{L}\p{N}])((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)T[0-2]\d[0-5]\d(?:[0-5]\d)?Z?(?![\p{L}\p{N}])/gu;
const EAST_ASIAN =
  /(?:(?:明治|大正|昭和|平成|令和) ?(?:\d{1,2}|元) ?年 ?|(\d{2,4}) ?[年년] ?)?(\d{1,2}) ?[月월](?:份)?(?: ?(\d{1,2}) ?[日号號일](?: ?(?:[上下]午|早上|晚上|午前|午後|오전|오후)? ?(?:[01]?\d|2[0-3]):[0-5]\d(?!\d))?)?|(?<!\d)((?:1[5-9]|20)\d{2}) ?[年년]/gu;

/** Nobody writes of a day after this year. */
const LAST_YEAR = 2199;

const VERSION =
  /(?:v|version|release|firmware|software|driver|patch|section|chapter|@|node|python|npm|build)[ .:=]?$/i;

/** Dates written in digits: with the year first (ISO 8601) or last, with month and year alone. */
export function findNumericDates(text: string): DateSpan[] {
  return [
    ...findYearFirst(text),
    ...findYearLast(text),
    ...findSlashed(text),
    ...findRomanMonth(text),
    ...findLogged(text),
    ...findMonthAndYear(text),
    ...findCompact(text),
    ...findEastAsian(text),
  ];
}

function spanOf(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].length };
}

function findYearFirst(text: string): DateSpan[] {
  const found: DateSpan[] = [];
  for (const match of text.matchAll(YEAR_FIRST)) {
    const [year = 0, month = 0, day = 0] = [match[1], match[3], match[4]].map(Number);
    // Beyond this it is a number of papers: "2208/1/1".
    if (year > LAST_YEAR || !isDay(day, month)) continue;
    found.push({ ...spanOf(match), confidence: 0.95, exact: true, year });
  }
  return found;
}

function findYearLast(text: string): DateSpan[] {
  const found: DateSpan[] = [];
  for (const match of text.matchAll(YEAR_LAST)) {
    const [one, other] = [Number(match[1]), Number(match[3])];
    if (!isDay(one, other) && !isDay(other, one)) continue;
    const written = match[4] ?? "";
    const isLong = written.length === 4;
    const confidence = isLong ? 0.95 : match[2] === "/" ? 0.7 : 0.55;
    if (!isLong && isVersion(text, match.index)) continue;
    const { start, end } = spanOf(match);
    found.push({
      start: start - weekdayBefore(text, start),
      end: end + (clockBehind(text, end) || hourBehind(text, end, { worded: true })),
      confidence,
      exact: true,
      ...(isLong ? { year: Number(written) } : {}),
    });
  }
  return found;
}

function findSlashed(text: string): DateSpan[] {
  return [...text.matchAll(SLASHED)]
    .filter((match) => isDay(Number(match[1]), Number(match[2])))
    .map((match) => {
      const { start, end } = spanOf(match);
      const hour = hourBehind(text, end, { worded: true });
      return { start, end: end + hour, confidence: 0.9, exact: true, year: Number(match[3]) };
    });
}

function findLogged(text: string): DateSpan[] {
  return [...text.matchAll(LOGGED)]
    .filter((match) => isDay(Number(match[1]), 1))
    .map((match) => ({ ...spanOf(match), confidence: 0.98, exact: true, year: Number(match[2]) }));
}

function findRomanMonth(text: string): DateSpan[] {
  return [...text.matchAll(ROMAN_MONTH)]
    .filter((match) => isDay(Number(match[1]), 1))
    .map((match) => ({ ...spanOf(match), confidence: 0.9, exact: true, year: Number(match[2]) }));
}

/** A clock's time right behind a date in digits: "03.11.2023 08:14". */
const CLOCK_BEHIND =
  /^ (?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\p{N}\p{L}:]|[.,-]\p{N}| ?[ap]\.?m)/u;

function clockBehind(text: string, end: number): number {
  return CLOCK_BEHIND.exec(text.slice(end, end + 12))?.[0].length ?? 0;
}

function isVersion(text: string, start: number): boolean {
  return VERSION.test(text.slice(Math.max(0, start - 12), start));
}

function findMonthAndYear(text: string): DateSpan[] {
  return [...text.matchAll(MONTH_AND_YEAR)].map((match) => ({
    ...spanOf(match),
    confidence: 0.7,
    exact: false,
    year: Number(match[2]),
  }));
}

function findCompact(text: string): DateSpan[] {
  return [...text.matchAll(COMPACT)]
    .filter((match) => isDay(Number(match[3]), Number(match[2])))
    .map((match) => ({ ...spanOf(match), confidence: 0.9, exact: true, year: Number(match[1]) }));
}

function findEastAsian(text: string): DateSpan[] {
  if (!/[月월年년]/u.test(text)) return [];
  const found: DateSpan[] = [];
  for (const match of text.matchAll(EAST_ASIAN)) {
    const year = Number(match[1] ?? match[4] ?? 0);
    const month = match[2] === undefined ? 1 : Number(match[2]);
    const day = match[3] === undefined ? 1 : Number(match[3]);
    if (!isDay(day, month)) continue;
    found.push({
      ...spanOf(match),
      confidence: match[3] !== undefined || match[1] !== undefined ? 0.95 : 0.7,
      exact: match[2] !== undefined && match[3] !== undefined,
      ...(year > 999 ? { year } : {}),
    });
  }
  return found;
}
