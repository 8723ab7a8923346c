import { PERSONAL_DATA_KINDS } from "../../audit/report.ts";
import { zonedDay } from "../times/zoned_day.ts";

/** What a log's row says of its audit; the last two are no result. */
export const LOG_STATES = [
  "Fully Compliant",
  "Review Needed",
  "Non-Compliant",
  "pending",
  "failed",
] as const;
export type LogState = (typeof LOG_STATES)[number];

/** Which logs are shown; null where it does not matter. */
export interface LogFilter {
  readonly status: LogState | null;
  /** First and last day, YYYY-MM-DD in the reader's zone. */
  readonly from: string | null;
  readonly to: string | null;
  readonly risk_from: number | null;
  readonly risk_to: number | null;
  /** Name of a law, as a violation cites it. */
  readonly law: string | null;
  /** Kind of personal data. */
  readonly kind: string | null;
  readonly user: string | null;
  readonly company_user: string | null;
  readonly session: string | null;
  readonly model: string | null;
  /** Part of the use case, in any case. */
  readonly use_case: string | null;
  /** Only logs older than this submission. */
  readonly before: string | null;
}

export const SUBMISSION_ID = /^sub_\d{13,14}_[a-z0-9]{6}$/;
/** Days that the database can count from. */
const DAY = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;
const LONGEST = 2000;

/** Reads a filter from an address; what cannot be read does not filter. */
export function readLogFilter(search: URLSearchParams): LogFilter {
  const text = (name: string): string | null => {
    const value = (search.get(name) ?? "").trim().slice(0, LONGEST);
    // The database cannot hold NUL, so nothing with it can be found.
    return value === "" || value.includes("\0") ? null : value;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === text(name)) ?? null;
  const matching = (name: string, pattern: RegExp): string | null => {
    const value = text(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  return {
    status: oneOf("status", LOG_STATES),
    from: readDay(matching("from", DAY)),
    to: readDay(matching("to", DAY)),
    risk_from: readRisk(text("risk_from")),
    risk_to: readRisk(text("risk_to")),
    law: text("law"),
    kind: oneOf("kind", PERSONAL_DATA_KINDS),
    user: text("user"),
    company_user: text("company_user"),
    session: text("session"),
    model: text("model"),
    use_case: text("use_case"),
    before: matching("before", SUBMISSION_ID),
  };
}

/** The address's part that reads as this filter, without what does not filter. */
export function writeLogFilter(filter: LogFilter): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null) search.set(name, String(value));
  }
  return search.toString();
}

/** Whether anything but the place in the list narrows it. */
export function isNarrowed(filter: LogFilter): boolean {
  return Object.entries(filter).some(([name, value]) => name !== "before" && value !== null);
}

function readRisk(text: string | null): number | null {
  if (text === null) return null;
  const value = Number(text);
  return value >= 0 && value <= 10 ? Math.round(value * 10) / 10 : null;
}

function readDay(text: string | null): string | null {
  return text !== null && zonedDay(text, "UTC") !== undefined ? text : null;
}
