import { defineStatement } from "../../../database/statement.ts";

export interface SessionLogRow {
  readonly submission_id: string;
  readonly accepted_at: Date;
  readonly status: "Fully Compliant" | "Review Needed" | "Non-Compliant" | null;
  readonly risk_score: string | null;
  readonly failed: boolean;
}

/** The latest 50 logs of a session, in order. */
export const listSessionLogs = defineStatement<
  [account_id: string, session: string],
  SessionLogRow
>(
  "list_session_logs",
  `with latest as materialized (
     select submission_id, accepted_at
     from assay.submission
     where account_id = $1::uuid and your_company_user_session_id = $2::text
     order by accepted_at desc, submission_id desc
     limit 50
   )
   select l.submission_id, l.accepted_at, r.status, r.risk_score,
     exists (
       select
       from assay.audit_failure f
       where f.submission_id = l.submission_id and f.accepted_at = l.accepted_at
     ) as failed
   from latest l
   left join lateral (
     select r.status, r.risk_score
     from assay.audit_report r
     where r.submission_id = l.submission_id and r.accepted_at = l.accepted_at
     offset 0
   ) r on true
   order by l.accepted_at, l.submission_id`,
);
