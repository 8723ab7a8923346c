-- Queues an audit job for each user who has waited longer than the given time without one. There
-- should be none: it mends what a lost job, a restored backup or a hand in the queue's tables left.
-- Locks: none besides those of the rows it inserts. Idempotent: a job that waits has its user's
-- key, so a second call finds nothing to do.
create or replace function assay.queue_forgotten_users(waiting_longer_than interval)
returns bigint
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  with forgotten as (
    select distinct p.account_id, p.user_id
    from assay.pending_audit p
    where p.accepted_at < now() - waiting_longer_than
      and not exists (
        select
        from graphile_worker.jobs j
        where j.key = p.account_id || '/' || p.user_id
      )
    limit 10000
  ),
  specification as (
    select array_agg(
      (
        'audit_user',
        json_build_object('account_id', f.account_id, 'user_id', f.user_id),
        null, null, null, f.account_id || '/' || f.user_id, null, null
      )::graphile_worker.job_spec
    ) as specifications
    from forgotten f
    having count(*) > 0
  )
  select count(*)
  from specification
  cross join lateral graphile_worker.add_jobs(specification.specifications, true);
$$;
comment on function assay.queue_forgotten_users(interval)
  is 'Queues a job for every user with a submission that waits and no job that will audit it.';
revoke all on function assay.queue_forgotten_users(interval) from public;
grant execute on function assay.queue_forgotten_users(interval) to assay_worker;
