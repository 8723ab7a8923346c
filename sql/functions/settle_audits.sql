-- Settles audits, at most one for each user: stores the report and what it can be found by, turns
-- the reservation into a charge, counts the day, the month, the findings and the streak, and tells
-- who listens. Returns the submissions that it settled.
--
-- Locks: the pending row of each submission and the month and streak rows of each user, in the
-- order of account and user, until commit; then the day and finding rows of the accounts, in the
-- order of their keys. The account row is not touched: a reservation and a charge are the same to
-- it, so settling never waits for accepting.
-- Idempotent: everything hangs on deleting the pending row. What is settled already, is not the
-- user's oldest, or was claimed by a session other than this one, is left alone and not returned.
create or replace function assay.settle_audits(items jsonb)
returns table (submission_id text)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  with item as materialized (
    select i.submission_id, i.accepted_at, i.account_id, i.user_id, i.sequence, i.report,
      i.report ->> 'status' as status,
      (i.report ->> 'risk_score')::numeric(3, 1) as risk_score
    from jsonb_to_recordset(items) as i (
      session text,
      submission_id text,
      accepted_at timestamptz,
      account_id uuid,
      user_id text,
      sequence bigint,
      report jsonb
    )
    where i.session = current_setting('assay.session', true)
    order by i.account_id, i.user_id
  ),
  settled as materialized (
    delete from assay.pending_audit p
    using item
    where p.account_id = item.account_id
      and p.user_id = item.user_id
      and p.sequence = item.sequence
      and not exists (
        select
        from assay.pending_audit older
        where older.account_id = p.account_id
          and older.user_id = p.user_id
          and older.sequence < p.sequence
      )
    returning item.*, p.tokens,
      date_trunc('month', item.accepted_at at time zone 'UTC')::date as month
  ),
  stored as (
    insert into assay.audit_report (
      submission_id, accepted_at, account_id, user_id, status, risk_score, tokens, report
    )
    select s.submission_id, s.accepted_at, s.account_id, s.user_id, s.status, s.risk_score,
      s.tokens, s.report
    from settled s
  ),
  faceted as (
    insert into assay.audit_facet (account_id, facet, accepted_at, submission_id)
    select s.account_id, f.facet, s.accepted_at, s.submission_id
    from settled s
    cross join lateral (
      select 'law ' || (v.violation ->> 'law')
      from jsonb_array_elements(s.report -> 'violations') as v (violation)
      union
      select 'kind ' || (d.datum ->> 'kind')
      from jsonb_array_elements(s.report -> 'personal_data') as d (datum)
      where (d.datum ->> 'personal')::boolean
    ) as f (facet)
  ),
  charged as (
    insert into assay.ledger_entry (account_id, kind, tokens, submission_id)
    select s.account_id, 'charge', s.tokens, s.submission_id
    from settled s
  ),
  counted as (
    insert into assay.user_month as m (
      account_id, user_id, month, audits, fully_compliant, review_needed, non_compliant, tokens,
      risk_sum, risk_highest
    )
    select s.account_id, s.user_id, s.month, 1,
      (s.status = 'Fully Compliant')::integer,
      (s.status = 'Review Needed')::integer,
      (s.status = 'Non-Compliant')::integer,
      s.tokens, s.risk_score, s.risk_score
    from settled s
    on conflict (account_id, month, user_id) do update set
      audits = m.audits + 1,
      fully_compliant = m.fully_compliant + excluded.fully_compliant,
      review_needed = m.review_needed + excluded.review_needed,
      non_compliant = m.non_compliant + excluded.non_compliant,
      tokens = m.tokens + excluded.tokens,
      risk_sum = m.risk_sum + excluded.risk_sum,
      risk_highest = greatest(m.risk_highest, excluded.risk_highest)
  ),
  dated as (
    insert into assay.account_day as d (
      account_id, day, audits, fully_compliant, review_needed, non_compliant, tokens, risk_sum
    )
    select s.account_id, (s.accepted_at at time zone 'UTC')::date, count(*),
      count(*) filter (where s.status = 'Fully Compliant'),
      count(*) filter (where s.status = 'Review Needed'),
      count(*) filter (where s.status = 'Non-Compliant'),
      sum(s.tokens), sum(s.risk_score)
    from settled s
    group by 1, 2
    order by 1, 2
    on conflict (account_id, day) do update set
      audits = d.audits + excluded.audits,
      fully_compliant = d.fully_compliant + excluded.fully_compliant,
      review_needed = d.review_needed + excluded.review_needed,
      non_compliant = d.non_compliant + excluded.non_compliant,
      tokens = d.tokens + excluded.tokens,
      risk_sum = d.risk_sum + excluded.risk_sum
  ),
  found as (
    insert into assay.account_month_finding as f (account_id, month, dimension, name, audits)
    select s.account_id, s.month, named.dimension, named.name, count(*)
    from settled s
    cross join lateral (
      select 'law' as dimension, v ->> 'law' as name
      from jsonb_array_elements(s.report -> 'violations') v
      union
      select 'personal_data', p ->> 'kind'
      from jsonb_array_elements(s.report -> 'personal_data') p
      where p -> 'personal' = 'true'
      union
      select 'safety', i ->> 'category'
      from jsonb_array_elements(s.report -> 'safety_issues') i
    ) named
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (account_id, month, dimension, name) do update set
      audits = f.audits + excluded.audits
  ),
  streaked as (
    insert into assay.user_streak as k (
      account_id, user_id, current, longest, last_status, sequence
    )
    select s.account_id, s.user_id,
      (s.status = 'Fully Compliant')::integer,
      (s.status = 'Fully Compliant')::integer,
      s.status, s.sequence
    from settled s
    on conflict (account_id, user_id) do update set
      current = case excluded.last_status
        when 'Fully Compliant' then k.current + 1
        when 'Review Needed' then k.current
        else 0
      end,
      longest = greatest(k.longest, k.current + excluded.current),
      last_status = excluded.last_status,
      sequence = greatest(k.sequence, excluded.sequence)
  ),
  -- One notification an account: what a call may settle fits into its 8,000 bytes.
  told as (
    select count(pg_notify('assay_audited', t.payload))
    from (
      select s.account_id || ' ' || string_agg(s.submission_id, ' ') as payload
      from settled s
      group by s.account_id
    ) t
  )
  select settled.submission_id
  from settled
  cross join told;
  -- Only what had failed and was retried comes after its successors.
  perform assay.recount_streak(k.account_id, k.user_id)
  from jsonb_to_recordset(items) as i (account_id uuid, user_id text, sequence bigint)
  join assay.user_streak k on k.account_id = i.account_id and k.user_id = i.user_id
  where k.sequence > i.sequence;
end;
$$;
comment on function assay.settle_audits(jsonb)
  is 'Settles audits, at most one a user, exactly once: report, charge, day, month, findings and streak.';
revoke all on function assay.settle_audits(jsonb) from public;
grant execute on function assay.settle_audits(jsonb) to assay_worker;
