import { defineStatement } from "../../../database/statement.ts";

export interface FailureRow {
  readonly submission_id: string;
  readonly account_id: string;
  readonly account_name: string;
  readonly reason: string;
  readonly attempts: number;
  readonly failed_at: Date;
}

/** The latest 50 submissions of all accounts whose audit failed for good. */
export const listFailures = defineStatement<[], FailureRow>(
  "list_failures",
  `select f.submission_id, f.account_id, a.name as account_name, f.reason, f.attempts, f.failed_at
   from assay.audit_failure f
   join assay.account a using (account_id)
   order by f.accepted_at desc, f.submission_id desc
   limit 50`,
);
