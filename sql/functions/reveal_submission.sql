-- Gives out what was said and answered in a submission, and records who looked. It is the only way
-- by which the dashboard reads these texts. Nothing when the submission is not the account's, or
-- the account is not the one that the transaction names.
-- Locks: none that others wait for. Not idempotent: each look is recorded.
create or replace function assay.reveal_submission(
  account_id uuid,
  submission_id text,
  person_id uuid,
  purpose text
)
returns table (input_value text, output_value text)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  with found as (
    select s.submission_id, s.accepted_at, s.account_id, s.input_value, s.output_value
    from assay.submission s
    where s.submission_id = reveal_submission.submission_id
      and s.account_id = reveal_submission.account_id
      and s.account_id = nullif(current_setting('assay.account_id', true), '')::uuid
  ),
  recorded as (
    insert into assay.reveal (submission_id, accepted_at, account_id, person_id, purpose)
    select f.submission_id, f.accepted_at, f.account_id, reveal_submission.person_id,
      reveal_submission.purpose
    from found f
  )
  select f.input_value, f.output_value
  from found f;
end;
$$;
comment on function assay.reveal_submission(uuid, text, uuid, text)
  is 'Gives out a submission''s raw texts and records who looked and for what.';
revoke all on function assay.reveal_submission(uuid, text, uuid, text) from public;
grant execute on function assay.reveal_submission(uuid, text, uuid, text) to assay_dashboard;
