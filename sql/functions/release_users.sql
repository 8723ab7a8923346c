-- Gives back the turns of the given users and says for whom something waits by now, so that the
-- worker goes on with it at once.
-- Locks: releases session-level advisory locks of this connection; takes none.
-- Idempotent: releasing what is not held is a warning of PostgreSQL's and nothing else.
create or replace function assay.release_users(users jsonb)
returns table (account_id uuid, user_id text)
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
  perform pg_advisory_unlock(assay.user_lock_key(u.account_id, u.user_id))
  from jsonb_to_recordset(users) as u (account_id uuid, user_id text);
  return query
  select u.account_id, u.user_id
  from jsonb_to_recordset(users) as u (account_id uuid, user_id text)
  where exists (
    select
    from assay.pending_audit p
    where p.account_id = u.account_id and p.user_id = u.user_id
  );
end;
$$;
comment on function assay.release_users(jsonb)
  is 'Gives back users'' turns; returns those for whom a submission waits.';
revoke all on function assay.release_users(jsonb) from public;
grant execute on function assay.release_users(jsonb) to assay_worker;
