import { defineStatement } from "../../../database/statement.ts";

export interface DayRow {
  /** YYYY-MM-DD, of UTC. */
  readonly day: string;
  readonly audits: number;
  readonly fully_compliant: number;
  readonly review_needed: number;
  readonly non_compliant: number;
  readonly tokens: number;
  readonly risk_sum: string;
}

/** An account's days with audits since a day, in order. */
export const listDays = defineStatement<[account_id: string, since: string], DayRow>(
  "list_days",
  `select day::text as day, audits, fully_compliant, review_needed, non_compliant, tokens, risk_sum
   from assay.account_day
   where account_id = $1::uuid and day >= $2::text::date
   order by day`,
);
