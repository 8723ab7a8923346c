import { MONTH_NAMES } from "../data/month_names.ts";
import { WEEKDAY_NAMES } from "../data/weekday_names.ts";
import type { DateSpan } from "./date_span.ts";
import { hourBehind } from "./hour_behind.ts";
import { weekdayBefore } from "./weekday_before.ts";

/** The names of months and days have so many letters, but for what Portuguese joins to days. */
const FEWEST_LETTERS = 3;
const MOST_LETTERS = 14;
const JOINED = "-feira";

const DAY_BEFORE =
  /(?<![\p{N}.,:/-])(\d{1,2})(?:st|nd|rd|th|er|[.ºª]|\.º|-?го)?(?: ?[-–] ?\d{1,2}\.?)?(?:[ -]|\. | (?:de|of|di|den|the|da|d')[ ]?)$/iu;
const DAY_AFTER =
  /^\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?![\p{N}\p{L}:]|[.,]\p{N})(?:,? ?-?(?:of )?([12]\d{3})(?!\p{N}))?/u;
const YEAR_AFTER =
  /^(?: ال(?:أول|ثاني))?\.?,?(?: ?[-/] ?| (?:de |del |of |do |r\. )?)([12]\d{3}|['’]\d{2}|(?<=-)\d{2})(?![\p{N}\p{L}]|[.,]\p{N})/u;
const YEAR_BEHIND_HOUR = /^ [12]\d{3}(?!\p{N})/u;
/** Hungarian, Lithuanian and Basque begin with the year: "1984. március 2.". */
const YEAR_BEFORE = /(?<![\p{N}.,:/-])([12]\d{3})\.?(?:e?ko|m\.)? $/u;
const PREPOSITION =
  /(?:^|[^\p{L}])(?:in|since|until|till|by|from|of|during|before|after|through|last|next|this|early|mid|late|every|im|seit|bis|ab|anfang|mitte|ende|en|depuis|fin|début|desde|hasta|em|até|da|dal|nel|a|di|sinds|vanaf|w|we|od|do|i|från|til|v)[ -]$/iu;
/** Behind a day of the week. */
const PART_OF_DAY =
  /^ (?:(?:early|late) )?(?:mornings?|afternoons?|evenings?|nights?|noon|vormittags?|nachmittags?|abends?|früh|matin|après-midi|soir|ochtend|middag|avond)(?![\p{L}-])/iu;
const LONGEST_PART = 24;

/** A particle or a title, behind which it is a surname: "Dr. Di Marco". */
const SURNAME_BEFORE = /\b(?:D[ie]|Da|Del|Dr\.?|Mr\.?|Mrs\.?|Ms\.?) $/;
/** A first name, of which a month's name is the surname: "Steven Abril". */
const CAPITALISED_BEFORE = /\p{Lu}\p{Ll}{1,11} $/u;

/** With which three letters names begin, where these are of ASCII; most words begin otherwise. */
const BEGINNINGS = readBeginnings();

function readBeginnings(): Uint8Array {
  const beginnings = new Uint8Array(2 ** 15);
  for (const name of [...MONTH_NAMES.keys(), ...WEEKDAY_NAMES]) {
    const place = placeOf(name, 0);
    if (place >= 0) beginnings[place] = 1;
  }
  return beginnings;
}

/** Where the three letters from a position on stand among the beginnings; -1 if one is not of ASCII. */
function placeOf(text: string, at: number): number {
  let place = 0;
  for (let index = at; index < at + FEWEST_LETTERS; index++) {
    const letter = (text.charCodeAt(index) | 0x20) - 0x61;
    if (letter < 0 || letter > 25) return -1;
    place = place * 32 + letter;
  }
  return place;
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code >= 0xc0;
}

/**
 * Letters in a row that may be a name; whether they are a whole word is looked at where one is
 * known. Goes through the text by its character codes, since almost no word is a name.
 */
function* findWords(text: string): Generator<{ readonly written: string; readonly index: number }> {
  for (let at = 0; at < text.length;) {
    if (!isLetter(text.charCodeAt(at))) {
      at++;
      continue;
    }
    let end = at + 1;
    while (end - at < MOST_LETTERS && isLetter(text.charCodeAt(end))) end++;
    const place = end - at < FEWEST_LETTERS ? 0 : placeOf(text, at);
    if (end - at >= FEWEST_LETTERS && text.startsWith(JOINED, end)) end += JOINED.length;
    if (place < 0 || BEGINNINGS[place] === 1) yield { written: text.slice(at, end), index: at };
    at = end;
  }
}

/** Dates in words: with the name of a month in one of many languages, and days of the week. */
export function findMonthDates(text: string): DateSpan[] {
  const found: DateSpan[] = [];
  for (const { written, index } of findWords(text)) {
    const word = written.toLowerCase();
    const end = index + word.length;
    if (WEEKDAY_NAMES.has(word)) {
      const part = PART_OF_DAY.exec(text.slice(end, end + LONGEST_PART))?.[0].length ?? 0;
      found.push({ ...withTime(text, index, end + part), confidence: 0.7, exact: false });
      continue;
    }
    const name = MONTH_NAMES.get(word);
    if (name === undefined || isPartOfWord(text, index, end)) continue;
    const span = dateAround(text, index, end);
    if (span !== null) found.push(span);
    else if (isMeantAlone(text, { written, index, alone: name.alone })) {
      found.push({ start: index, end, confidence: 0.6, exact: false });
    }
  }
  return found;
}

function isPartOfWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}_]/u.test(text[start - 1] ?? "") || /[\p{L}_]/u.test(text[end] ?? "");
}

/** Without a number beside it, a month has to be a month's name only, or follow a preposition. */
function isMeantAlone(
  text: string,
  { written, index, alone }: { written: string; index: number; alone: boolean },
): boolean {
  const before = text.slice(Math.max(0, index - 12), index);
  const follows = PREPOSITION.test(before);
  const capitalised = /^\p{Lu}/u.test(written);
  if (!follows && capitalised && CAPITALISED_BEFORE.test(before)) return false;
  if (capitalised && SURNAME_BEFORE.test(before)) return false;
  if (alone) return written.length > 4 || follows;
  return written.length > 3 && capitalised && follows;
}

function dateAround(text: string, start: number, end: number): DateSpan | null {
  const before = text.slice(Math.max(0, start - 30), start);
  const after = text.slice(end, end + 30);
  const dayBefore = DAY_BEFORE.exec(before);
  const hasDayBefore = dayBefore !== null && isDayOfMonth(dayBefore[1]);
  const dayAfter = hasDayBefore ? null : DAY_AFTER.exec(after);
  const hasDayAfter = dayAfter !== null && isDayOfMonth(dayAfter[1]);
  const yearAfter = hasDayAfter ? null : YEAR_AFTER.exec(after);
  if (!hasDayBefore && !hasDayAfter && yearAfter === null) return null;
  const yearBefore = hasDayAfter && dayAfter[2] === undefined ? YEAR_BEFORE.exec(before) : null;
  let first =
    yearBefore !== null
      ? start - yearBefore[0].length
      : hasDayBefore
        ? start - before.length + dayBefore.index
        : start;
  first -= weekdayBefore(text, first);
  const last = end + (hasDayAfter ? dayAfter[0].length : (yearAfter?.[0].length ?? 0));
  const year = Number(yearBefore?.[1] ?? (hasDayAfter ? dayAfter[2] : yearAfter?.[1]) ?? 0);
  return {
    ...withTime(text, first, last),
    confidence: 0.95,
    exact: hasDayBefore || hasDayAfter,
    ...(year > 999 ? { year } : {}),
  };
}

function isDayOfMonth(written: string | undefined): boolean {
  const day = Number(written);
  return day >= 1 && day <= 31;
}

function withTime(text: string, start: number, end: number): { start: number; end: number } {
  const hour = hourBehind(text, end);
  if (hour === 0) return { start, end };
  const year = YEAR_BEHIND_HOUR.exec(text.slice(end + hour, end + hour + 6))?.[0].length ?? 0;
  return { start, end: end + hour + year };
}
