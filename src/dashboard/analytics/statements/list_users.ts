import { defineStatement } from "../../../database/statement.ts";
import type { UserMonthRow } from "./list_top_users.ts";

/** The users of a month (its first day) by name, those after one of them, at most so many. */
export const listUsers = defineStatement<
  [account_id: string, month: string, after: string, limit: number],
  UserMonthRow
>(
  "list_users",
  `select user_id, audits, fully_compliant, review_needed, non_compliant, tokens
   from assay.user_month
   where account_id = $1::uuid and month = $2::text::date and user_id > $3::text
   order by user_id
   limit $4::integer`,
);
