import { defineStatement } from "../statement.ts";

export interface AcceptedRow {
  readonly submission_id: string;
  readonly outcome:
    | "accepted"
    | "unauthorized"
    | "no_subscription"
    | "insufficient_tokens"
    | "cooldown"
    | "undecided";
  /** Whole seconds until the user may submit again; null unless the outcome is `cooldown`. */
  readonly retry_after: number | null;
}

/** Accepts a batch: a JSON array of submissions, at most one a user, and the cooldown in s. */
export const acceptSubmissions = defineStatement<
  [items: string, cooldown_seconds: number],
  AcceptedRow
>(
  "accept_submissions",
  `select submission_id, outcome, retry_after
   from assay.accept_submissions($1::text::jsonb, make_interval(secs => $2::float8))`,
);
