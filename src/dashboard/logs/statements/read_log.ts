import { defineStatement } from "../../../database/statement.ts";
import type { ExportedLog } from "../../../exports/exported_log.ts";

/** A submission without its texts, and what became of it. */
export interface LogDetail extends Omit<ExportedLog, "raw"> {
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
