import type { Scope } from "../scope.ts";
import { zonedDay } from "../times/zoned_day.ts";
import type { LogFilter } from "./log_filter.ts";
import { listLogs } from "./statements/list_logs.ts";
import type { ListParameters, LogRow, Way } from "./statements/list_logs.ts";

export const LOGS_A_PAGE = 50;

/** How far a page looks for logs that fit, when not all on its way do. */
const LONGEST_WAY = 3000;

export interface FoundLogs {
  readonly logs: readonly LogRow[];
  /** The next page begins below this submission; null at the end. */
  readonly next: string | null;
  /** Whether the page is short because the way was long, and not because the list ends. */
  readonly cut: boolean;
}

export interface FindOptions {
  readonly account_id: string;
  readonly zone: string;
  /** How many logs at most. */
  readonly page?: number;
}

/** One page of an account's logs, newest first. */
export async function findLogs(
  scope: Scope,
  filter: LogFilter,
  options: FindOptions,
): Promise<FoundLogs> {
  const page = options.page ?? LOGS_A_PAGE;
  const { way, value, exact } = chooseWay(filter);
  const window = exact ? page + 1 : LONGEST_WAY;
  const bounds = boundsOf(filter, options.zone);
  const rows = await scope.query(
    listLogs[way],
    ...([
      options.account_id,
      bounds.upper_at,
      bounds.upper_id,
      bounds.lower_at,
      window,
      page + 1,
      value,
      filter.status,
      filter.risk_from,
      filter.risk_to,
      filter.law === null ? null : `law ${filter.law}`,
      filter.kind === null ? null : `kind ${filter.kind}`,
      filter.user,
      filter.company_user,
      filter.session,
      filter.model,
      filter.use_case,
    ] satisfies ListParameters),
  );
  const found = rows.flatMap((row) => (row.log === null ? [] : [row.log]));
  const logs = found.slice(0, page);
  if (found.length > page) return { logs, next: logs.at(-1)!.submission_id, cut: false };
  const searched_to = exact ? null : (rows[0]?.searched_to ?? null);
  return { logs, next: searched_to, cut: searched_to !== null };
}

interface ChosenWay {
  readonly way: Way;
  readonly value: string | null;
  /** Whether everything on the way fits the filter. */
  readonly exact: boolean;
}

/** The way that passes by the fewest logs that do not fit. */
function chooseWay(filter: LogFilter): ChosenWay {
  const ways: [Way, string | null][] = [
    ["session", filter.session],
    ["company_user", filter.company_user],
    ["user", filter.user],
    ["failed", filter.status === "failed" ? "failed" : null],
    ["facet", filter.law === null ? null : `law ${filter.law}`],
    ["facet", filter.kind === null ? null : `kind ${filter.kind}`],
    ["status", filter.status === "pending" ? null : filter.status],
  ];
  const given = ways.filter(([, value]) => value !== null);
  const [way, value] = given[0] ?? ["all", null];
  const more =
    filter.risk_from !== null ||
    filter.risk_to !== null ||
    filter.model !== null ||
    filter.use_case !== null ||
    filter.status === "pending";
  const named = given.filter(([other]) => !(way === "failed" && other === "status"));
  return { way, value: way === "failed" ? null : value, exact: named.length <= 1 && !more };
}

const BEGINNING = new Date(0);
const END = new Date("9999-01-01T00:00:00Z");

interface Bounds {
  readonly upper_at: Date;
  readonly upper_id: string;
  readonly lower_at: Date;
}

function boundsOf(filter: LogFilter, zone: string): Bounds {
  const lower_at = (filter.from && zonedDay(filter.from, zone)?.start) || BEGINNING;
  const to = (filter.to && zonedDay(filter.to, zone)?.end) || END;
  if (filter.before !== null) {
    const before = receiptOf(filter.before);
    if (before < to) return { upper_at: before, upper_id: filter.before, lower_at };
  }
  return { upper_at: to, upper_id: "", lower_at };
}

/** A submission's identifier holds the time of its receipt. */
export function receiptOf(submission_id: string): Date {
  return new Date(Number(submission_id.split("_")[1]));
}
