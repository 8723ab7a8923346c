-- Accepts what can be accepted of up to some dozens of submissions, at most one for each user, and
-- says of each what became of it: accepted, unauthorized, no_subscription, insufficient_tokens, or
-- cooldown with the whole seconds to wait.
--
-- Locks: the rows of the accounts in the order of their identifiers, then the cooldown rows of the
-- users in the order of account and user, all until commit; two calls never wait for each other in
-- a circle. The whole is one statement, for the time that the accounts are locked is what bounds
-- how much one account can submit.
-- Idempotent for a submission that carries "retried": true: it was accepted already when its
-- identifier is there, as it is after a commit whose answer was lost.
create or replace function assay.accept_submissions(items jsonb, cooldown interval)
returns table (submission_id text, outcome text, retry_after integer)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
-- The tables are empty when the plan is made and large when it is used.
set enable_seqscan = off
set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  decided_at constant timestamptz := clock_timestamp();
begin
  return query
  with item as materialized (
    select i.*, to_timestamp(split_part(i.submission_id, '_', 2)::bigint / 1000.0) as accepted_at
    from jsonb_to_recordset(items) as i (
      submission_id text,
      retried boolean,
      key_id uuid,
      account_id uuid,
      user_id text,
      company_name text,
      use_case text,
      submitted_timestamp text,
      your_company_user_id text,
      your_company_user_session_id text,
      model_version text,
      your_company_signature text,
      your_company_signing_key_id text,
      input_value text,
      input_format text,
      input_country text,
      output_value text,
      output_format text,
      output_country text,
      tokens integer
    )
  ),
  -- FOR UPDATE reads the row as it is when the lock is got, not as it was when the call began.
  account as materialized (
    select a.account_id,
      a.plan is not null and a.suspended_at is null as has_plan,
      a.tokens_granted - a.tokens_taken as balance
    from assay.account a
    where a.account_id = any (array(select distinct item.account_id from item))
    order by a.account_id
    for no key update
  ),
  judged as materialized (
    select item.submission_id, item.account_id, item.user_id, item.tokens, account.balance,
      case
        -- Not "exists": for that, the plan may read the whole table at every call.
        when item.retried is true and (
          select true
          from assay.submission s
          where s.submission_id = item.submission_id and s.accepted_at = item.accepted_at
        ) then 'accepted_before'
        when key.key_id is null then 'unauthorized'
        when not account.has_plan then 'no_subscription'
        when account.balance < item.tokens or account.balance = 0 then 'insufficient_tokens'
        else 'candidate'
      end as verdict,
      -- What the account has left after this item if all candidates before it are accepted.
      account.balance
        - sum(item.tokens) over (partition by item.account_id order by item.submission_id)
        as remaining
    from item
    join account using (account_id)
    left join assay.api_key key on key.key_id = item.key_id
      and key.account_id = item.account_id and key.revoked_at is null
  ),
  -- A refused user's row is written as it was: only so does it come back, locked and up to date.
  cooled as materialized (
    insert into assay.user_cooldown as c (account_id, user_id, accepted_at, submission_id)
    select judged.account_id, judged.user_id, decided_at, judged.submission_id
    from judged
    where judged.verdict = 'candidate' and judged.remaining >= 0
    order by judged.account_id, judged.user_id
    on conflict (account_id, user_id) do update
      set (accepted_at, submission_id) = (
        select excluded.accepted_at, excluded.submission_id
        where c.accepted_at <= excluded.accepted_at - cooldown
        union all
        select c.accepted_at, c.submission_id
        where c.accepted_at > excluded.accepted_at - cooldown
      )
    returning c.account_id, c.user_id, c.accepted_at, c.submission_id
  ),
  accepted as materialized (
    select item.*
    from item
    join cooled using (submission_id)
  ),
  taken as (
    update assay.account a
    set tokens_taken = a.tokens_taken + t.tokens
    from (
      select accepted.account_id, sum(accepted.tokens) as tokens
      from accepted
      group by accepted.account_id
    ) t
    where a.account_id = t.account_id
  ),
  stored as (
    insert into assay.submission (
      submission_id, accepted_at, account_id, user_id, company_name, use_case,
      submitted_timestamp, your_company_user_id, your_company_user_session_id, model_version,
      your_company_signature, your_company_signing_key_id, input_value, input_format,
      input_country, output_value, output_format, output_country, tokens
    )
    select
      a.submission_id, a.accepted_at, a.account_id, a.user_id, a.company_name, a.use_case,
      a.submitted_timestamp, a.your_company_user_id, a.your_company_user_session_id,
      a.model_version, a.your_company_signature, a.your_company_signing_key_id, a.input_value,
      a.input_format, a.input_country, a.output_value, a.output_format, a.output_country, a.tokens
    from accepted a
    order by a.submission_id
    returning submission.account_id, submission.user_id, submission.sequence,
      submission.submission_id, submission.accepted_at, submission.tokens
  ),
  queued as (
    insert into assay.pending_audit (
      account_id, user_id, sequence, submission_id, accepted_at, tokens
    )
    select stored.account_id, stored.user_id, stored.sequence, stored.submission_id,
      stored.accepted_at, stored.tokens
    from stored
    returning pending_audit.account_id, pending_audit.user_id
  ),
  job as (
    select count(*)
    from (
      select array_agg(
        (
          'audit_user',
          json_build_object('account_id', queued.account_id, 'user_id', queued.user_id),
          null, null, null, queued.account_id || '/' || queued.user_id, null, null
        )::graphile_worker.job_spec
      ) as specifications
      from queued
      having count(*) > 0
    ) batch
    cross join lateral graphile_worker.add_jobs(batch.specifications, true)
  ),
  used as (
    update assay.api_key key
    set last_used_at = decided_at
    where key.key_id in (select accepted.key_id from accepted)
      and (key.last_used_at is null or key.last_used_at < decided_at - interval '1 minute')
  )
  select
    judged.submission_id,
    case
      when judged.verdict = 'accepted_before' or cooled.submission_id = judged.submission_id
        then 'accepted'
      when judged.verdict <> 'candidate' then judged.verdict
      -- The balance suffices for this one alone, not for all before it: another call decides it.
      when judged.remaining < 0 then 'undecided'
      else 'cooldown'
    end,
    case
      when judged.verdict = 'candidate' and cooled.submission_id <> judged.submission_id
        then greatest(1, ceil(extract(epoch from
          cooled.accepted_at + cooldown - clock_timestamp())))::integer
    end
  from judged
  left join cooled on cooled.account_id = judged.account_id and cooled.user_id = judged.user_id
  cross join job;
end;
$$;
comment on function assay.accept_submissions(jsonb, interval)
  is 'Accepts submissions, at most one a user: reserves tokens, starts the cooldown, stores them and queues their audits.';
revoke all on function assay.accept_submissions(jsonb, interval) from public;
grant execute on function assay.accept_submissions(jsonb, interval) to assay_api;
