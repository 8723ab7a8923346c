/** A month of UTC as YYYY-MM. */
export type Month = string;

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;
const FORMAT = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The given months' last `count`, the earliest first. */
export function monthsUntil(last: Month, count: number): Month[] {
  const [year, month] = last.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - count + place, 1)).toISOString().slice(0, 7),
  );
}

/** A month as somebody wrote it into an address; undefined when it is none. */
export function parseMonth(text: string | undefined): Month | undefined {
  return text !== undefined && MONTH.test(text) ? text : undefined;
}

export function monthName(month: Month): string {
  return FORMAT.format(new Date(`${month}-01T00:00:00Z`));
}

/** Its days, YYYY-MM-DD. */
export function daysOfMonth(month: Month): string[] {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: days }, (_, day) => `${month}-${String(day + 1).padStart(2, "0")}`);
}
