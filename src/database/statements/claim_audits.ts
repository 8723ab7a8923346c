import { defineStatement } from "../statement.ts";

/** A stored submission as the worker reads it, with what the audit of it needs. */
export interface PendingSubmission {
  readonly submission_id: string;
  readonly accepted_at: string;
  readonly sequence: number;
  readonly account_id: string;
  readonly user_id: string;
  readonly company_name: string;
  readonly use_case: string;
  readonly submitted_timestamp: string;
  readonly your_company_signature: string | null;
  readonly your_company_signing_key_id: string | null;
  readonly input_value: string;
  readonly input_format: "text" | "json";
  readonly input_country: string;
  readonly output_value: string;
  readonly output_format: "text" | "json";
  readonly output_country: string;
  /** When its next try is due, ISO 8601; null when it may be audited now. */
  readonly not_before: string | null;
  /** The PEM registered under the signing key's path; null when there is none. */
  readonly public_key: string | null;
}

export interface ClaimedRow {
  readonly account_id: string;
  readonly user_id: string;
  /** Whether the user's turn was free and is now this connection's. */
  readonly claimed: boolean;
  /** Names the connection's session; settling in another session does nothing. */
  readonly session: string;
  /** The oldest that waits; null when nothing does. */
  readonly submission: PendingSubmission | null;
}

/** Takes the turns of users: a JSON array of `{ account_id, user_id }`. */
export const claimAudits = defineStatement<[users: string], ClaimedRow>(
  "claim_audits",
  `select account_id, user_id, claimed, session, submission
   from assay.claim_audits($1::text::jsonb)`,
);
