import { defineStatement } from "../../../database/statement.ts";
import type { Statement } from "../../../database/statement.ts";

export interface LogRow {
  readonly submission_id: string;
  /** ISO 8601. */
  readonly accepted_at: string;
  readonly user_id: string;
  readonly use_case: string;
  readonly tokens: number;
  /** null while it is undergoing audit, and when that failed. */
  readonly status: "Fully Compliant" | "Review Needed" | "Non-Compliant" | null;
  readonly risk_score: number | null;
  readonly failed: boolean;
  readonly laws: readonly string[];
  readonly kinds: readonly string[];
}

export interface ListedRow {
  /** null in the one row that comes when nothing was found. */
  readonly log: LogRow | null;
  /** The last submission that was looked at when there may be more beyond; else null. */
  readonly searched_to: string | null;
}

export type ListParameters = [
  account_id: string,
  /** The list goes on below this moment and, within it, below this submission. */
  upper_at: Date,
  upper_id: string,
  lower_at: Date,
  /** How many rows of the way are looked at, and how many logs come at most. */
  window: number,
  page: number,
  /** What the way is taken by: a user, a status, a facet; null for all logs. */
  value: string | null,
  status: string | null,
  risk_from: number | null,
  risk_to: number | null,
  law_facet: string | null,
  kind_facet: string | null,
  user_id: string | null,
  company_user: string | null,
  session: string | null,
  model: string | null,
  use_case: string | null,
];

/**
 * Ways to go through an account's logs from new to old. Each has an index that begins with what it
 * is taken by and ends with the order of the list.
 */
const WAYS = {
  all: ["assay.submission", "$7::text is null"],
  status: ["assay.audit_report", "status = $7::text"],
  failed: ["assay.audit_failure", "$7::text is null"],
  facet: ["assay.audit_facet", "facet = $7::text"],
  user: ["assay.submission", "user_id = $7::text"],
  company_user: ["assay.submission", "your_company_user_id = $7::text"],
  session: ["assay.submission", "your_company_user_session_id = $7::text"],
} as const;

export type Way = keyof typeof WAYS;

/**
 * One statement a way. It looks at a bounded stretch of the way, so that it costs the same however
 * many logs there are and however few of them fit; where the stretch ends, the next call goes on.
 */
export const listLogs = Object.fromEntries(
  Object.entries(WAYS).map(([way, [table, condition]]) => [
    way,
    defineStatement<ListParameters, ListedRow>(`list_logs_${way}`, textOf(table, condition)),
  ]),
) as unknown as Record<Way, Statement<ListParameters, ListedRow>>;

// The lateral queries with an offset are look-ups by key, row by row, whatever the planner thinks
// of the tables' sizes.
function textOf(table: string, condition: string): string {
  return `with way as materialized (
    select submission_id, accepted_at
    from ${table}
    where account_id = $1::uuid
      and ${condition}
      and (accepted_at, submission_id) < ($2::timestamptz, $3::text)
      and accepted_at >= $4::timestamptz
    order by accepted_at desc, submission_id desc
    limit $5::integer
  ),
  found as materialized (
    select w.submission_id, w.accepted_at, s.user_id, s.use_case, s.tokens,
      r.status, r.risk_score, f.failed is true as failed, r.report
    from way w
    cross join lateral (
      select s.user_id, s.use_case, s.tokens, s.your_company_user_id,
        s.your_company_user_session_id, s.model_version
      from assay.submission s
      where s.submission_id = w.submission_id and s.accepted_at = w.accepted_at
      offset 0
    ) s
    left join lateral (
      select r.status, r.risk_score, r.report
      from assay.audit_report r
      where r.submission_id = w.submission_id and r.accepted_at = w.accepted_at
      offset 0
    ) r on true
    left join lateral (
      select true as failed
      from assay.audit_failure f
      where r.status is null
        and f.submission_id = w.submission_id and f.accepted_at = w.accepted_at
      offset 0
    ) f on true
    where ($8::text is null or $8 = coalesce(r.status, case when f.failed then 'failed' else 'pending' end))
      and ($9::numeric is null or r.risk_score >= $9)
      and ($10::numeric is null or r.risk_score <= $10)
      and ($13::text is null or s.user_id = $13)
      and ($14::text is null or s.your_company_user_id = $14)
      and ($15::text is null or s.your_company_user_session_id = $15)
      and ($16::text is null or s.model_version = $16)
      and ($17::text is null or position(lower($17) in lower(s.use_case)) > 0)
      and ($11::text is null or exists (
        select
        from assay.audit_facet a
        where a.account_id = $1::uuid and a.facet = $11
          and a.accepted_at = w.accepted_at and a.submission_id = w.submission_id
        offset 0
      ))
      and ($12::text is null or exists (
        select
        from assay.audit_facet a
        where a.account_id = $1::uuid and a.facet = $12
          and a.accepted_at = w.accepted_at and a.submission_id = w.submission_id
        offset 0
      ))
    order by w.accepted_at desc, w.submission_id desc
    limit $6::integer
  ),
  edge as (
    select case when count(*) = $5::integer then min(submission_id) end as searched_to
    from (select submission_id from way order by accepted_at, submission_id limit $5::integer) w
  )
  select edge.searched_to,
    case when found.submission_id is not null then jsonb_build_object(
      'submission_id', found.submission_id,
      'accepted_at', found.accepted_at,
      'user_id', found.user_id,
      'use_case', left(found.use_case, 200),
      'tokens', found.tokens,
      'status', found.status,
      'risk_score', found.risk_score,
      'failed', found.failed,
      'laws', array(
        select distinct v.violation ->> 'law'
        from jsonb_array_elements(found.report -> 'violations') as v (violation)
        order by 1
      ),
      'kinds', array(
        select distinct d.datum ->> 'kind'
        from jsonb_array_elements(found.report -> 'personal_data') as d (datum)
        where (d.datum ->> 'personal')::boolean
        order by 1
      )
    ) end as log
  from edge
  left join found on true
  order by found.accepted_at desc, found.submission_id desc`;
}
