import type { Database } from "../database/connect.ts";

/**
 * Adds what settling would have added for the users of one run: their months and streaks, and the
 * account's days and findings, on top of what these held before.
 */
export async function addRollups(
  database: Database,
  { account_id, run }: { readonly account_id: string; readonly run: string },
): Promise<void> {
  for (const statement of STATEMENTS)
    await database.unsafe(statement, [account_id, `seed-${run}-`]);
}

const COUNTS = `count(*),
  count(*) filter (where status = 'Fully Compliant'),
  count(*) filter (where status = 'Review Needed'),
  count(*) filter (where status = 'Non-Compliant'),
  sum(tokens), sum(risk_score)`;

const OF_RUN = `account_id = $1::uuid and starts_with(user_id, $2::text)`;

const MONTHS = `
insert into assay.user_month (
  account_id, user_id, month, audits, fully_compliant, review_needed, non_compliant, tokens,
  risk_sum, risk_highest
)
select account_id, user_id, date_trunc('month', accepted_at at time zone 'UTC')::date, ${COUNTS},
  max(risk_score)
from assay.audit_report
where ${OF_RUN}
group by 1, 2, 3`;

const DAYS = `
insert into assay.account_day as d (
  account_id, day, audits, fully_compliant, review_needed, non_compliant, tokens, risk_sum
)
select account_id, (accepted_at at time zone 'UTC')::date, ${COUNTS}
from assay.audit_report
where ${OF_RUN}
group by 1, 2
on conflict (account_id, day) do update set
  audits = d.audits + excluded.audits,
  fully_compliant = d.fully_compliant + excluded.fully_compliant,
  review_needed = d.review_needed + excluded.review_needed,
  non_compliant = d.non_compliant + excluded.non_compliant,
  tokens = d.tokens + excluded.tokens,
  risk_sum = d.risk_sum + excluded.risk_sum`;

/** The reports are copies of a few templates: those are taken apart once, and their uses counted. */
const FINDINGS = `
insert into assay.account_month_finding as f (account_id, month, dimension, name, audits)
select used.account_id, used.month, named.dimension, named.name, sum(used.audits)
from (
  select account_id, date_trunc('month', accepted_at at time zone 'UTC')::date as month, report,
    count(*) as audits
  from assay.audit_report
  where ${OF_RUN}
  group by 1, 2, 3
) used
cross join lateral (
  select 'law' as dimension, v ->> 'law' as name
  from jsonb_array_elements(used.report -> 'violations') v
  union
  select 'personal_data', p ->> 'kind'
  from jsonb_array_elements(used.report -> 'personal_data') p
  where p -> 'personal' = 'true'
  union
  select 'safety', i ->> 'category'
  from jsonb_array_elements(used.report -> 'safety_issues') i
) named
group by 1, 2, 3, 4
on conflict (account_id, month, dimension, name) do update set audits = f.audits + excluded.audits`;

/** A streak is what lies between two Non-Compliant audits. */
const STREAKS = `
insert into assay.user_streak (account_id, user_id, current, longest, last_status, sequence)
select account_id, user_id,
  (array_agg(length order by stretch desc))[1], max(length),
  (array_agg(last_status order by stretch desc))[1], max(sequence)
from (
  select account_id, user_id, stretch, max(sequence) as sequence,
    count(*) filter (where status = 'Fully Compliant') as length,
    (array_agg(status order by sequence desc))[1] as last_status
  from (
    select r.account_id, r.user_id, r.status, s.sequence,
      count(*) filter (where r.status = 'Non-Compliant')
        over (partition by r.user_id order by s.sequence) as stretch
    from assay.audit_report r
    join assay.submission s using (submission_id, accepted_at)
    where r.account_id = $1::uuid and starts_with(r.user_id, $2::text)
  ) audited
  group by 1, 2, 3
) streaks
group by 1, 2`;

const STATEMENTS = [MONTHS, DAYS, FINDINGS, STREAKS];
