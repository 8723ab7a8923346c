-- Audits a failed submission once more: reserves its tokens again, puts it back among those that
-- wait, and queues a job. Only for an operator's transaction. Says retried, insufficient_tokens, or
-- not_failed when there is no such failure (any more).
--
-- Locks: the failure's row, then the account row, until commit.
-- Idempotent: once the failure's row is gone the call does nothing.
create or replace function assay.retry_audit(submission_id text)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  failed record;
begin
  if current_setting('assay.operator', true) is distinct from 'on' then
    raise exception 'only an operator may retry an audit' using errcode = 'insufficient_privilege';
  end if;
  select f.submission_id, f.accepted_at, f.account_id, f.user_id, s.sequence, s.tokens
  into failed
  from assay.audit_failure f
  join assay.submission s using (submission_id, accepted_at)
  where f.submission_id = retry_audit.submission_id
    and f.accepted_at = to_timestamp(split_part(retry_audit.submission_id, '_', 2)::bigint / 1000.0)
  for update of f;
  if not found then
    return 'not_failed';
  end if;
  update assay.account a
  set tokens_taken = a.tokens_taken + failed.tokens
  where a.account_id = failed.account_id
    and a.tokens_granted - a.tokens_taken >= failed.tokens;
  if not found then
    return 'insufficient_tokens';
  end if;
  delete from assay.audit_failure f
  where f.submission_id = failed.submission_id and f.accepted_at = failed.accepted_at;
  insert into assay.pending_audit (
    account_id, user_id, sequence, submission_id, accepted_at, tokens
  )
  values (
    failed.account_id, failed.user_id, failed.sequence, failed.submission_id, failed.accepted_at,
    failed.tokens
  );
  perform graphile_worker.add_job(
    'audit_user',
    json_build_object('account_id', failed.account_id, 'user_id', failed.user_id),
    job_key => failed.account_id || '/' || failed.user_id
  );
  return 'retried';
end;
$$;
comment on function assay.retry_audit(text)
  is 'Puts a failed submission back among those that wait and reserves its tokens again.';
revoke all on function assay.retry_audit(text) from public;
grant execute on function assay.retry_audit(text) to assay_dashboard;
