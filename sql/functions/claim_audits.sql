-- Takes the turn of each of the given users and reads the oldest submission that waits.
--
-- Locks: one session-level advisory lock a user, tried and never waited for. It is held by the
-- worker's connection until release_users, and PostgreSQL frees it when that connection ends,
-- however the worker died. A user is audited by whoever holds the lock, and by nobody else.
-- Idempotent: advisory locks count, so a worker must not claim a user that it holds already;
-- nothing is written.
create or replace function assay.claim_audits(users jsonb)
returns table (
  account_id uuid,
  user_id text,
  claimed boolean,
  session text,
  submission jsonb
)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  session_name text := current_setting('assay.session', true);
  asked jsonb;
begin
  -- A name for this session, by which settle_audits knows that the locks were never lost.
  if coalesce(session_name, '') = '' then
    session_name := set_config('assay.session', gen_random_uuid()::text, false);
  end if;
  -- The look must come after the lock, in a statement of its own: one that began before another
  -- worker settled and released would still see what that worker has settled.
  select jsonb_agg(jsonb_build_object(
    'account_id', u.account_id,
    'user_id', u.user_id,
    'claimed', pg_try_advisory_lock(assay.user_lock_key(u.account_id, u.user_id))
  ))
  into asked
  from jsonb_to_recordset(users) as u (account_id uuid, user_id text);
  return query
  select asked.account_id, asked.user_id, asked.claimed, session_name, oldest.submission
  from jsonb_to_recordset(asked) as asked (account_id uuid, user_id text, claimed boolean)
  left join lateral (
    select to_jsonb(s) || jsonb_build_object(
      'attempts', p.attempts,
      'not_before', case when p.not_before > clock_timestamp() then p.not_before end,
      'public_key', (
        select k.public_key
        from assay.signing_key k
        where k.account_id = s.account_id
          and k.key_path = s.your_company_signing_key_id
          and k.revoked_at is null
      )
    ) as submission
    from assay.pending_audit p
    join assay.submission s using (submission_id, accepted_at)
    where p.account_id = asked.account_id and p.user_id = asked.user_id
    order by p.sequence
    limit 1
  ) oldest on asked.claimed;
end;
$$;
comment on function assay.claim_audits(jsonb)
  is 'Takes users'' turns and reads the oldest submission that waits of each.';
revoke all on function assay.claim_audits(jsonb) from public;
grant execute on function assay.claim_audits(jsonb) to assay_worker;
