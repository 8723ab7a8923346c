import { defineStatement } from "../../../database/statement.ts";

export interface StreakRow {
  readonly user_id: string;
  readonly current: number;
  readonly longest: number;
}

/** The users with the longest running streaks, at most so many. */
export const listStreaks = defineStatement<[account_id: string, limit: number], StreakRow>(
  "list_streaks",
  `select user_id, current, longest
   from assay.user_streak
   where account_id = $1::uuid
   order by current desc, user_id
   limit $2::integer`,
);
