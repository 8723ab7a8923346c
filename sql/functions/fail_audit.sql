-- Counts a failed try of an audit. When the tries are spent, the submission has failed for good:
-- its tokens are released and the reason is kept. Says how many tries are left; 0 when it has
-- failed for good; nothing when the submission was settled meanwhile or is another session's.
--
-- While tries are left, a job for the next one is queued in the same commit, the square of the
-- tries in seconds later, so that no failure can leave a submission without a job. The row says the
-- same time: a job that was on its way when the try failed finds that the next is not due.
--
-- Locks: the pending row, then the account row, until commit.
-- Idempotent: once the pending row is gone the call does nothing. A call whose answer was lost and
-- that is made again counts one try too many, which costs nobody anything.
create or replace function assay.fail_audit(
  session text,
  submission_id text,
  account_id uuid,
  user_id text,
  sequence bigint,
  reason text,
  attempts_allowed integer
)
returns table (attempts_left integer)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  pending assay.pending_audit;
begin
  if fail_audit.session is distinct from current_setting('assay.session', true) then
    return;
  end if;
  update assay.pending_audit p
  set attempts = p.attempts + 1,
    not_before = date_trunc('milliseconds', clock_timestamp())
      + make_interval(secs => (p.attempts + 1) * (p.attempts + 1))
  where p.account_id = fail_audit.account_id
    and p.user_id = fail_audit.user_id
    and p.sequence = fail_audit.sequence
  returning p.* into pending;
  if not found then
    return;
  end if;
  if pending.attempts >= attempts_allowed then
    delete from assay.pending_audit p
    where p.account_id = pending.account_id
      and p.user_id = pending.user_id
      and p.sequence = pending.sequence;
    insert into assay.audit_failure (
      submission_id, accepted_at, account_id, user_id, reason, attempts
    )
    values (
      pending.submission_id, pending.accepted_at, pending.account_id, pending.user_id,
      fail_audit.reason, pending.attempts
    );
    insert into assay.ledger_entry (account_id, kind, tokens, submission_id)
    values (pending.account_id, 'release', pending.tokens, pending.submission_id);
    update assay.account a
    set tokens_taken = a.tokens_taken - pending.tokens
    where a.account_id = pending.account_id;
    perform pg_notify('assay_audited', pending.account_id || ' ' || pending.submission_id);
  else
    perform graphile_worker.add_job(
      'audit_user',
      json_build_object('account_id', pending.account_id, 'user_id', pending.user_id),
      run_at => pending.not_before,
      job_key => pending.account_id || '/' || pending.user_id
    );
  end if;
  return query select greatest(0, attempts_allowed - pending.attempts);
end;
$$;
comment on function assay.fail_audit(text, text, uuid, text, bigint, text, integer)
  is 'Counts a failed try; at the last one marks the submission failed and releases its tokens.';
revoke all on function assay.fail_audit(text, text, uuid, text, bigint, text, integer) from public;
grant execute on function assay.fail_audit(text, text, uuid, text, bigint, text, integer)
  to assay_worker;
