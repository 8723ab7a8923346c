import { defineStatement } from "../../../database/statement.ts";
import type { StreakRow } from "./list_streaks.ts";

/** The streaks of an account's users by name, those after one of them, at most so many. */
export const listUsersStreaks = defineStatement<
  [account_id: string, after: string, limit: number],
  StreakRow
>(
  "list_users_streaks",
  `select user_id, current, longest
   from assay.user_streak
   where account_id = $1::uuid and user_id > $2::text
   order by user_id
   limit $3::integer`,
);
