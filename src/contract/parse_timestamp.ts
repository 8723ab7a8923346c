const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:[Zz]|([+-])(\d\d)(?::?(\d\d))?)?$/;

const MINUTE = 60_000;

/**
 * Reads an ISO 8601 date-time of the extended format: `2026-02-28T09:30:00.125+01:00`. Seconds, the
 * fraction (of any length, after a dot or a comma) and the offset may be left out; no offset means
 * UTC. Every RFC 3339 date-time is one. A leap second is taken only where UTC can have one, at
 * 23:59:60 on the last day of a month, and counts as the first second of the next day.
 *
 * @returns milliseconds since 1970-01-01T00:00:00Z, cut to whole milliseconds, or undefined if the
 * text has another format or names a day or a time that does not exist.
 */
export function parseTimestamp(text: string): number | undefined {
  const match = DATE_TIME.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second = "0", fraction = "", sign, ...offset] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;

  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  // Year 0 is left out: few databases and languages can hold it.
  if (!exists || Number(year) === 0) return undefined;

  const offsetMinutes = readOffset(sign, offset);
  if (offsetMinutes === undefined) return undefined;
  const start = date.getTime() + (Number(hour) * 60 + Number(minute) - offsetMinutes) * MINUTE;
  if (second === "60" && !isLastMinuteOfMonth(start)) return undefined;
  return start + Number(second) * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"));
}

function readOffset(
  sign: string | undefined,
  [hours = "0", minutes = "0"]: readonly (string | undefined)[],
): number | undefined {
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function isLastMinuteOfMonth(time: number): boolean {
  const next = new Date(time + MINUTE);
  return next.getUTCDate() === 1 && next.getUTCHours() === 0 && next.getUTCMinutes() === 0;
}
