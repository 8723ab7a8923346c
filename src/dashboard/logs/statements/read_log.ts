import type { Report } from "../../../audit/report.ts";
import { defineStatement } from "../../../database/statement.ts";

/** A submission without its texts, and what became of it. */
export interface LogDetail {
  readonly submission_id: string;
  readonly accepted_at: Date;
  readonly user_id: string;
  readonly company_name: string;
  readonly use_case: string;
  readonly submitted_timestamp: string;
  readonly your_company_user_id: string | null;
  readonly your_company_user_session_id: string | null;
  readonly model_version: string;
  readonly your_company_signing_key_id: string | null;
  readonly input_format: "text" | "json";
  readonly input_country: string;
  readonly output_format: "text" | "json";
  readonly output_country: string;
  readonly tokens: number;
  /** null until the audit is settled. */
  readonly report: Report | null;
  readonly audited_at: Date | null;
  /** Why the audit failed for good; null when it has not. */
  readonly failure: string | null;
  readonly failed_at: Date | null;
}

/** One log of an account. */
export const readLog = defineStatement<
  [account_id: string, submission_id: string, accepted_at: Date],
  LogDetail
>(
  "read_log",
  `select s.submission_id, s.accepted_at, s.user_id, s.company_name, s.use_case,
     s.submitted_timestamp, s.your_company_user_id, s.your_company_user_session_id,
     s.model_version, s.your_company_signing_key_id, s.input_format, s.input_country,
     s.output_format, s.output_country, s.tokens,
     r.report, r.audited_at, f.reason as failure, f.failed_at
   from assay.submission s
   left join assay.audit_report r using (submission_id, accepted_at)
   left join assay.audit_failure f using (submission_id, accepted_at)
   where s.account_id = $1::uuid and s.submission_id = $2::text and s.accepted_at = $3::timestamptz`,
);
