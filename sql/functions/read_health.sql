-- How the service is doing, for its operator; nothing in any other transaction.
-- Locks: none. Reads only, so it may be repeated at will.
create or replace function assay.read_health()
returns table (
  pending bigint,
  oldest_pending_at timestamptz,
  jobs_waiting bigint,
  jobs_failing bigint,
  audits_last_minutes bigint,
  database_bytes bigint
)
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select
    (select count(*) from assay.pending_audit),
    (select min(p.accepted_at) from assay.pending_audit p),
    (select count(*) from graphile_worker.jobs j),
    (select count(*) from graphile_worker.jobs j where j.attempts > 0 and j.last_error is not null),
    (
      select count(*)
      from assay.ledger_entry l
      where l.created_at > now() - interval '5 minutes' and l.kind = 'charge'
    ),
    pg_database_size(current_database())
  where current_setting('assay.operator', true) = 'on';
$$;
comment on function assay.read_health()
  is 'Pending audits, jobs, audits of the last five minutes and the database''s size.';
revoke all on function assay.read_health() from public;
grant execute on function assay.read_health() to assay_dashboard;
