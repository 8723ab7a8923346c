import { defineStatement } from "../../../database/statement.ts";

export interface FindingRow {
  readonly dimension: "law" | "personal_data" | "safety";
  readonly name: string;
  /** In how many of the month's audits it was found. */
  readonly audits: number;
}

/** What a month's (its first day) audits found, the most frequent first. */
export const listFindings = defineStatement<[account_id: string, month: string], FindingRow>(
  "list_findings",
  `select dimension, name, audits
   from assay.account_month_finding
   where account_id = $1::uuid and month = $2::text::date
   order by dimension, audits desc, name`,
);
