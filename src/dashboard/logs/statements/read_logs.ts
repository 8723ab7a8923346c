import { defineStatement } from "../../../database/statement.ts";
import type { LogDetail } from "./read_log.ts";

/** Several logs of an account, newest first. An identifier holds the time of receipt. */
export const readLogs = defineStatement<
  [account_id: string, submission_ids: readonly string[]],
  LogDetail
>(
  "read_logs",
  `select s.submission_id, s.accepted_at, s.user_id, s.company_name, s.use_case,
     s.submitted_timestamp, s.your_company_user_id, s.your_company_user_session_id,
     s.model_version, s.your_company_signing_key_id, s.input_format, s.input_country,
     s.output_format, s.output_country, s.tokens,
     r.report, r.audited_at, f.reason as failure, f.failed_at
   from unnest($2::text[]) as i (submission_id)
   join assay.submission s on s.submission_id = i.submission_id
     and s.accepted_at = to_timestamp(split_part(i.submission_id, '_', 2)::bigint / 1000.0)
   left join assay.audit_report r
     on r.submission_id = s.submission_id and r.accepted_at = s.accepted_at
   left join assay.audit_failure f
     on f.submission_id = s.submission_id and f.accepted_at = s.accepted_at
   where s.account_id = $1::uuid
   order by s.accepted_at desc, s.submission_id desc`,
);
