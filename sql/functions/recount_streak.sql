-- Counts a user's streak anew from all settled audits, in the order of acceptance: for an audit
-- that was settled after later ones, because it had failed before and was retried.
--
-- Locks: the user's streak row, until commit. Idempotent.
create or replace function assay.recount_streak(account_id uuid, user_id text)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with audited as (
    select s.sequence, r.status,
      -- A run begins with what is Non-Compliant.
      count(*) filter (where r.status = 'Non-Compliant') over (order by s.sequence) as run
    from assay.submission s
    join assay.audit_report r using (submission_id, accepted_at)
    where s.account_id = recount_streak.account_id
      and s.user_id = recount_streak.user_id
  ),
  runs as (
    select a.run, count(*) filter (where a.status = 'Fully Compliant') as length
    from audited a
    group by a.run
  )
  update assay.user_streak k
  set current = (select r.length from runs r order by r.run desc limit 1),
    longest = (select max(r.length) from runs r),
    last_status = (select a.status from audited a order by a.sequence desc limit 1)
  where k.account_id = recount_streak.account_id
    and k.user_id = recount_streak.user_id
$$;
comment on function assay.recount_streak(uuid, text)
  is 'Counts a user''s streak anew from all settled audits, in the order of acceptance.';
revoke all on function assay.recount_streak(uuid, text) from public;
