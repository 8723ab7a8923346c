import assert from "node:assert/strict";
import type { Database } from "../../src/database/connect.ts";

/**
 * What must hold after anything: tokens are neither lost nor made, every acknowledged submission
 * is audited, failed or pending exactly once, and the months and streaks agree with the reports.
 */
export async function checkBooks(owner: Database): Promise<void> {
  const wrong_balances = await owner`
    select a.account_id
    from assay.account a
    left join (
      select account_id,
        sum(tokens) filter (where kind = 'grant') as granted,
        sum(tokens) filter (where kind = 'charge') as charged
      from assay.ledger_entry group by account_id
    ) l using (account_id)
    left join (
      select account_id, sum(tokens) as reserved from assay.pending_audit group by account_id
    ) p using (account_id)
    where a.tokens_granted <> coalesce(l.granted, 0)
      or a.tokens_taken <> coalesce(l.charged, 0) + coalesce(p.reserved, 0)`;
  assert.deepEqual([...wrong_balances], [], "granted = balance + reserved + charged");
  const not_once = await owner`
    select s.submission_id
    from assay.submission s
    left join assay.audit_report r using (submission_id, accepted_at)
    left join assay.audit_failure f using (submission_id, accepted_at)
    left join assay.pending_audit p using (submission_id, accepted_at)
    left join (
      select submission_id, count(*) filter (where kind = 'charge') as charges,
        count(*) filter (where kind = 'release') as releases
      from assay.ledger_entry group by submission_id
    ) l using (submission_id)
    where num_nonnulls(r.status, f.reason, p.user_id) <> 1
      or coalesce(l.charges, 0) <> num_nonnulls(r.status)
      -- A retry leaves the release of the failure before it behind.
      or coalesce(l.releases, 0) < num_nonnulls(f.reason)`;
  assert.deepEqual([...not_once], [], "each submission is in exactly one state");
  const wrong_months = await owner`
    select m.user_id
    from assay.user_month m
    full join (
      select account_id, user_id, date_trunc('month', accepted_at at time zone 'UTC')::date as month,
        count(*) as audits, sum(tokens) as tokens, sum(risk_score) as risk_sum
      from assay.audit_report group by 1, 2, 3
    ) r using (account_id, user_id, month)
    where (m.audits, m.tokens, m.risk_sum) is distinct from (r.audits, r.tokens, r.risk_sum)`;
  assert.deepEqual([...wrong_months], [], "the months are the sums of their reports");
  await checkRollups(owner);
  await checkStreaks(owner);
}

async function checkRollups(owner: Database): Promise<void> {
  const wrong_days = await owner`
    select d.day
    from assay.account_day d
    full join (
      select account_id, (accepted_at at time zone 'UTC')::date as day, count(*) as audits,
        count(*) filter (where status = 'Fully Compliant') as fully_compliant,
        count(*) filter (where status = 'Non-Compliant') as non_compliant,
        sum(tokens) as tokens, sum(risk_score) as risk_sum
      from assay.audit_report group by 1, 2
    ) r using (account_id, day)
    where (d.audits, d.fully_compliant, d.non_compliant, d.tokens, d.risk_sum)
      is distinct from (r.audits, r.fully_compliant, r.non_compliant, r.tokens, r.risk_sum)`;
  assert.deepEqual([...wrong_days], [], "the days are the sums of their reports");
  const wrong_findings = await owner`
    select f.name
    from assay.account_month_finding f
    full join (
      select account_id, month, dimension, name, count(distinct submission_id) as audits
      from (
        select r.account_id, date_trunc('month', r.accepted_at at time zone 'UTC')::date as month,
          r.submission_id, list.dimension, entry ->> list.key as name
        from assay.audit_report r
        cross join (values ('law', 'violations', 'law'), ('personal_data', 'personal_data', 'kind'),
          ('safety', 'safety_issues', 'category')) as list (dimension, member, key)
        cross join lateral jsonb_array_elements(r.report -> list.member) entry
        where coalesce((entry ->> 'personal')::boolean, true)
      ) finding
      group by 1, 2, 3, 4
    ) r using (account_id, month, dimension, name)
    where f.audits is distinct from r.audits`;
  assert.deepEqual([...wrong_findings], [], "findings are counted once an audit");
}

async function checkStreaks(owner: Database): Promise<void> {
  const rows = await owner<
    { user_id: string; statuses: string[]; current: number; longest: number }[]
  >`
    select k.account_id || '/' || k.user_id as user_id, k.current, k.longest,
      array_agg(r.status order by s.sequence) as statuses
    from assay.user_streak k
    join assay.audit_report r using (account_id, user_id)
    join assay.submission s using (submission_id, accepted_at)
    group by k.account_id, k.user_id, k.current, k.longest`;
  for (const row of rows) {
    let current = 0;
    let longest = 0;
    for (const status of row.statuses) {
      if (status === "Fully Compliant") current++;
      else if (status === "Non-Compliant") current = 0;
      longest = Math.max(longest, current);
    }
    assert.deepEqual(
      [row.current, row.longest],
      [current, longest],
      "the streak follows the order",
    );
  }
}
