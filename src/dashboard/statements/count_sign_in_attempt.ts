import { defineStatement } from "../../database/statement.ts";

/** Counts a try; the subject is a SHA-256, the stretch of time in seconds. */
export const countSignInAttempt = defineStatement<
  [subject: string, stretch_s: number],
  { readonly attempts: number }
>(
  "count_sign_in_attempt",
  `select assay.count_sign_in_attempt($1::text, make_interval(secs => $2::integer)) as attempts`,
);
