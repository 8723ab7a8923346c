import { defineStatement } from "../../../database/statement.ts";

/** Audits a failed submission once more. */
export const retryAudit = defineStatement<
  [submission_id: string],
  { readonly outcome: "retried" | "insufficient_tokens" | "not_failed" }
>("retry_audit", `select assay.retry_audit($1::text) as outcome`);
