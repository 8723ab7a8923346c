import { defineStatement } from "../../../database/statement.ts";

export interface UserMonthRow {
  readonly user_id: string;
  readonly audits: number;
  readonly fully_compliant: number;
  readonly review_needed: number;
  readonly non_compliant: number;
  readonly tokens: number;
}

/** The users of a month (its first day) that used most tokens, and at most so many. */
export const listTopUsers = defineStatement<
  [account_id: string, month: string, limit: number],
  UserMonthRow
>(
  "list_top_users",
  `select user_id, audits, fully_compliant, review_needed, non_compliant, tokens
   from assay.user_month
   where account_id = $1::uuid and month = $2::text::date
   order by tokens desc, user_id
   limit $3::integer`,
);
