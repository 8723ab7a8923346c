import { WEEKDAY_NAMES } from "../data/weekday_names.ts";

/** How far before a date its day of the week is looked for, in UTF-16 units. */
const REACH = 30;

const LONG = /([\p{L}'’-]{4,14})\.?,? (?:(?:the|den|der|le|el|il|de|dne|a) )?$/iu;
/** Short forms; those that are a word of their own in some language only with a capital or a sign behind. */
const SHORT =
  /(?<![\p{L}\p{N}])(?:(?:mon|tues?|wed|thurs?|thu|fri|sat|sun|mo|mi|fr|sa|vr|zo|út|st|čt|pá|pn|wt|śr|czw|sob|niedz|mån|tis|tors|lör|sön|tir|lør|søn|lun|mié|jue|vie|sáb|jeu|dim|пн|вт|ср|чт|пт|сб|нд)\.?,?|(?:di|do|so|za|po|ma)(?:[.,]|\.,)) $/iu;
const CAPITALISED = /(?<![\p{L}\p{N}])(?:D[io]|So|Za|Po|Ma) $/u;
/** In Finnish these are words of other languages, so that its word for the hour must stand behind the date. */
const FINNISH = /(?<![\p{L}\p{N}])(?:ma|ti|ke|to|pe|la|su)\.? $/iu;
const FINNISH_HOUR = /^[\d.]{6,10} klo /u;

/** How many UTF-16 units the day of the week takes that stands before a date: "Freitag, den "; 0 for none. */
export function weekdayBefore(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - REACH), start);
  const long = LONG.exec(before);
  if (long !== null && WEEKDAY_NAMES.has((long[1] ?? "").toLowerCase())) return long[0].length;
  const short = SHORT.exec(before) ?? CAPITALISED.exec(before);
  if (short !== null) return short[0].length;
  const finnish = FINNISH.exec(before);
  if (finnish === null || !FINNISH_HOUR.test(text.slice(start, start + REACH))) return 0;
  return finnish[0].length;
}
