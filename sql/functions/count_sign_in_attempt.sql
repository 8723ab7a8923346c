-- Counts a try to sign in and says how many there were in this stretch of time, this one included.
-- Stretches that are over for a day are forgotten.
-- Locks: the row of the subject until commit. Not idempotent: each call counts.
create or replace function assay.count_sign_in_attempt(subject text, stretch interval)
returns integer
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from assay.sign_in_attempt a
  where a.window_start < now() - interval '1 day';
  insert into assay.sign_in_attempt as a (subject, window_start, attempts)
  values (
    count_sign_in_attempt.subject,
    date_bin(stretch, now(), timestamptz '2000-01-01 00:00:00+00'),
    1
  )
  on conflict (subject, window_start) do update set attempts = a.attempts + 1
  returning attempts;
$$;
comment on function assay.count_sign_in_attempt(text, interval)
  is 'Counts a try to sign in; returns the tries in the current stretch of time.';
revoke all on function assay.count_sign_in_attempt(text, interval) from public;
grant execute on function assay.count_sign_in_attempt(text, interval) to assay_dashboard;
