import { defineStatement } from "../statement.ts";

/** Counts a failed try; 0 tries left means that the submission has failed for good. */
export const failAudit = defineStatement<
  [
    session: string,
    submission_id: string,
    account_id: string,
    user_id: string,
    sequence: number,
    reason: string,
    attempts_allowed: number,
  ],
  { readonly attempts_left: number }
>(
  "fail_audit",
  `select attempts_left
   from assay.fail_audit($1::text, $2::text, $3::uuid, $4::text, $5::bigint, $6::text, $7::integer)`,
);
