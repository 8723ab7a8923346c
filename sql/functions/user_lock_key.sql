-- The advisory lock that stands for one user's turn to be audited. Two users whose keys collide
-- merely wait for each other.
-- Locks: none. Pure.
create or replace function assay.user_lock_key(account_id uuid, user_id text)
returns bigint
language sql
immutable
parallel safe
as $$
  select hashtextextended(account_id::text || '/' || user_id, 7266);
$$;
comment on function assay.user_lock_key(uuid, text)
  is 'Key of the session-level advisory lock that a worker holds while it audits the user.';
revoke all on function assay.user_lock_key(uuid, text) from public;
grant execute on function assay.user_lock_key(uuid, text) to assay_worker;
