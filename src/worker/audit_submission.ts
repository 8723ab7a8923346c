import type { Interaction } from "../audit/interaction.ts";
import type { RedactionOptions } from "../audit/redaction/plan_redaction.ts";
import type { Report } from "../audit/report.ts";
import type { PendingSubmission } from "../database/statements/claim_audits.ts";
import { verifySignature } from "../signature/verify_signature.ts";
import type { AuditRequest } from "./audit_thread.ts";
import { clockSkewNote } from "./clock_skew_note.ts";

/** What audits, in the order of their turns. */
export interface Auditing {
  readonly run: (request: AuditRequest) => Promise<Report>;
  /** A second look at the report; it never fails. */
  readonly review?: Review | undefined;
  readonly redaction?: RedactionOptions | undefined;
}

/** Looks at a report again and returns it, changed or not. */
export type Review = (request: AuditRequest, report: Report) => Promise<Report>;

/**
 * Audits a stored submission: verifies its signature, runs the audit as of the day of acceptance,
 * and has the report reviewed where a review is set up.
 *
 * @throws what `run` throws
 */
export async function auditSubmission(
  submission: PendingSubmission,
  { run, review, redaction }: Auditing,
): Promise<Report> {
  const interaction = interactionOf(submission);
  const { input, output } = interaction;
  const signature = await verifySignature(
    { input, output },
    {
      signature: submission.your_company_signature,
      public_key: submission.public_key,
    },
  );
  const skew = clockSkewNote(submission.submitted_timestamp, submission.accepted_at);
  const request: AuditRequest = {
    interaction,
    as_of: new Date(submission.accepted_at).toISOString().slice(0, 10),
    signature,
    notes: skew === undefined ? [] : [skew],
    ...(redaction && { redaction }),
  };
  const report = await run(request);
  return review === undefined ? report : await review(request, report);
}

function interactionOf(submission: PendingSubmission): Interaction {
  return {
    use_case: submission.use_case,
    company_name: submission.company_name,
    input: {
      value: submission.input_value,
      format: submission.input_format,
      country: submission.input_country,
    },
    output: {
      value: submission.output_value,
      format: submission.output_format,
      country: submission.output_country,
    },
  };
}
