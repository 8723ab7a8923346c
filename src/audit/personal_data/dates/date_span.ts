/** A date or time in a text. */
export interface DateSpan {
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** The year, where one is written with four digits. */
  readonly year?: number;
  /** Whether day and month are given, so that it can be a date of birth. */
  readonly exact: boolean;
}

/** Whether a day can exist in a month (29 February always may). */
export function isDay(day: number, month: number): boolean {
  const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return longest !== undefined && day >= 1 && day <= longest;
}
