import { defineStatement } from "../../../database/statement.ts";

export interface BestStreakRow {
  readonly current: number;
  readonly longest: number;
}

/** The longest streak that runs, and the longest there was, among an account's users. */
export const readBestStreak = defineStatement<[account_id: string], BestStreakRow>(
  "read_best_streak",
  `select
     coalesce((
       select current
       from assay.user_streak
       where account_id = $1::uuid
       order by current desc
       limit 1
     ), 0) as current,
     coalesce((
       select longest
       from assay.user_streak
       where account_id = $1::uuid
       order by longest desc
       limit 1
     ), 0) as longest`,
);
