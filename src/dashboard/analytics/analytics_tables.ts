import type { DataTable } from "./data_table.ts";
import { daysOfMonth, monthName } from "./months.ts";
import type { Analytics } from "./read_analytics.ts";
import type { FindingRow } from "./statements/list_findings.ts";

const STATUSES = ["Fully Compliant", "Review Needed", "Non-Compliant"] as const;

/** What each picture shows, by the name of its CSV. */
export const ANALYTICS_TABLES = {
  months: monthsTable,
  days: daysTable,
  users: usersTable,
  laws: (analytics) => findingsTable(analytics, { dimension: "law", caption: "Laws" }),
  personal_data: (analytics) =>
    findingsTable(analytics, { dimension: "personal_data", caption: "Kinds of personal data" }),
  safety: (analytics) =>
    findingsTable(analytics, { dimension: "safety", caption: "Safety issues" }),
  streaks: streaksTable,
} as const satisfies Record<string, (analytics: Analytics) => DataTable>;

export type AnalyticsTable = keyof typeof ANALYTICS_TABLES;

function monthsTable({ months }: Analytics): DataTable {
  return {
    caption: "Audits by month of UTC",
    columns: ["Month", "Audits", ...STATUSES, "Mean risk", "Tokens"],
    rows: months.map(({ month, sum }) => [
      month,
      sum.audits,
      sum.fully_compliant,
      sum.review_needed,
      sum.non_compliant,
      sum.mean_risk === null ? null : Math.round(sum.mean_risk * 10) / 10,
      sum.tokens,
    ]),
  };
}

function daysTable({ month, days }: Analytics): DataTable {
  return {
    caption: `Days of ${monthName(month)} (UTC)`,
    columns: ["Day", "Tokens", "Audits", ...STATUSES],
    rows: daysOfMonth(month).map((day) => {
      const row = days.get(day);
      return [
        day,
        row?.tokens ?? 0,
        row?.audits ?? 0,
        row?.fully_compliant ?? 0,
        row?.review_needed ?? 0,
        row?.non_compliant ?? 0,
      ];
    }),
  };
}

export function usersTable({ month, users }: Pick<Analytics, "month" | "users">): DataTable {
  return {
    caption: `Users by tokens in ${monthName(month)}`,
    columns: ["User", "Tokens", "Audits", ...STATUSES],
    rows: users.map((row) => [
      row.user_id,
      row.tokens,
      row.audits,
      row.fully_compliant,
      row.review_needed,
      row.non_compliant,
    ]),
  };
}

function findingsTable(
  { month, findings }: Analytics,
  { dimension, caption }: { readonly dimension: FindingRow["dimension"]; readonly caption: string },
): DataTable {
  return {
    caption: `${caption} by audits in ${monthName(month)}`,
    columns: ["Name", "Audits"],
    rows: findings
      .filter((row) => row.dimension === dimension)
      .map(({ name, audits }) => [name, audits]),
  };
}

export function streaksTable({ streaks }: Pick<Analytics, "streaks">): DataTable {
  return {
    caption: "Users by running streak",
    columns: ["User", "Running", "Longest"],
    rows: streaks.map(({ user_id, current, longest }) => [user_id, current, longest]),
  };
}
