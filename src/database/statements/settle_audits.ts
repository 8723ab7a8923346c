import { defineStatement } from "../statement.ts";

/** Settles a JSON array of audits; returns the submissions that were settled by this call. */
export const settleAudits = defineStatement<[items: string], { readonly submission_id: string }>(
  "settle_audits",
  `select submission_id from assay.settle_audits($1::text::jsonb)`,
);
