const DAY_MS = 86_400_000;

export interface Day {
  readonly start: Date;
  /** The first moment that is not of the day any more. */
  readonly end: Date;
}

/**
 * When a calendar day begins and ends in a time zone; days on which clocks are changed are longer
 * or shorter.
 *
 * @param day YYYY-MM-DD
 * @returns undefined when there is no such day
 */
export function zonedDay(day: string, zone: string): Day | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) {
    return undefined;
  }
  return { start: firstMoment(midnight, zone), end: firstMoment(midnight + DAY_MS, zone) };
}

/** The moment at which clocks of the zone show what UTC's clocks show at `midnight`. */
function firstMoment(midnight: number, zone: string): Date {
  const guess = midnight - offsetAt(midnight, zone);
  return new Date(midnight - offsetAt(guess, zone));
}

/** By how much the zone's clocks are ahead of UTC's, in ms. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)!.value);
  const shown = Date.UTC(
    value("year"),
    value("month") - 1,
    value("day"),
    value("hour"),
    value("minute"),
    value("second"),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
