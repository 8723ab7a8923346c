const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether month and day name a day of the calendar, 29 February included: identifiers often leave
 * the century open, so that leap years cannot be told.
 */
export function calendarDay(month: number, day: number): boolean {
  return day >= 1 && day <= (DAYS[month - 1] ?? 0);
}
