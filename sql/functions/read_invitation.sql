-- What an invitation that still works invites to; nothing otherwise. Who holds the link belongs to
-- no account yet, so row level security cannot tell.
-- Locks: none. Reads only, so it may be repeated at will.
create or replace function assay.read_invitation(token_hash bytea)
returns table (role text, account_name text, expires_at timestamptz)
language sql
stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select i.role, a.name, i.expires_at
  from assay.invitation i
  left join assay.account a using (account_id)
  where i.token_hash = read_invitation.token_hash
    and i.used_at is null
    and i.expires_at > now();
$$;
comment on function assay.read_invitation(bytea)
  is 'Role and account that an unused invitation invites to.';
revoke all on function assay.read_invitation(bytea) from public;
grant execute on function assay.read_invitation(bytea) to assay_dashboard;
