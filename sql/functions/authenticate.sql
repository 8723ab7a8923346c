-- Who the bearers of these key hashes are, and whether their accounts may submit.
-- Locks: none. Reads only, so it may be repeated at will.
create or replace function assay.authenticate(key_hashes bytea[])
returns table (
  key_hash bytea,
  key_id uuid,
  account_id uuid,
  has_plan boolean,
  balance bigint
)
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select
    api_key.key_hash,
    api_key.key_id,
    account.account_id,
    account.plan is not null and account.suspended_at is null,
    account.tokens_granted - account.tokens_taken
  from assay.api_key
  join assay.account using (account_id)
  where api_key.key_hash = any (key_hashes)
    and api_key.revoked_at is null;
$$;
comment on function assay.authenticate(bytea[])
  is 'Active keys among the given SHA-256 hashes, with account, plan and balance.';
revoke all on function assay.authenticate(bytea[]) from public;
grant execute on function assay.authenticate(bytea[]) to assay_api;
