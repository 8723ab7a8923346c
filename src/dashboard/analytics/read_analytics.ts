import type { Scope } from "../scope.ts";
import { readBestStreak } from "../overview/statements/read_best_streak.ts";
import type { BestStreakRow } from "../overview/statements/read_best_streak.ts";
import { listDays } from "../overview/statements/list_days.ts";
import type { DayRow } from "../overview/statements/list_days.ts";
import { sumDays } from "../overview/sum_days.ts";
import type { Sum } from "../overview/sum_days.ts";
import { monthsUntil } from "./months.ts";
import type { Month } from "./months.ts";
import { listFindings } from "./statements/list_findings.ts";
import type { FindingRow } from "./statements/list_findings.ts";
import { listStreaks } from "./statements/list_streaks.ts";
import type { StreakRow } from "./statements/list_streaks.ts";
import { listTopUsers } from "./statements/list_top_users.ts";
import type { UserMonthRow } from "./statements/list_top_users.ts";

export const MONTHS_SHOWN = 12;

export interface Analytics {
  /** The month that days, users and findings are of. */
  readonly month: Month;
  /** The last twelve, the earliest first. */
  readonly months: readonly { readonly month: Month; readonly sum: Sum }[];
  readonly days: ReadonlyMap<string, DayRow>;
  readonly users: readonly UserMonthRow[];
  readonly findings: readonly FindingRow[];
  readonly streaks: readonly StreakRow[];
  readonly best_streak: BestStreakRow;
}

/** All that the page shows, read from sums: it costs the same for a million logs as for ten. */
export async function readAnalytics(
  scope: Scope,
  options: {
    readonly account_id: string;
    readonly now: Month;
    readonly month: Month;
    /** How many users and streaks at most. */
    readonly most: number;
  },
): Promise<Analytics> {
  const { account_id, now, month, most } = options;
  const shown = monthsUntil(
    month < now && !monthsUntil(now, MONTHS_SHOWN).includes(month) ? month : now,
    MONTHS_SHOWN,
  );
  return await scope.transact(async (database) => {
    const rows = await listDays(database, account_id, `${shown[0]!}-01`);
    return {
      month,
      months: shown.map((each) => ({
        month: each,
        sum: sumDays(rows.filter(({ day }) => day.startsWith(each))),
      })),
      days: new Map(rows.map((row) => [row.day, row])),
      users: await listTopUsers(database, account_id, `${month}-01`, most),
      findings: await listFindings(database, account_id, `${month}-01`),
      streaks: await listStreaks(database, account_id, most),
      best_streak: (await readBestStreak(database, account_id))[0]!,
    };
  });
}
