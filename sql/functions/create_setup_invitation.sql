-- Makes the invitation of the first operator, as long as there is no operator. An earlier one that
-- was not used stops working. Returns whether one was made.
-- Locks: the table of members against writes until commit, so that two calls take turns.
-- Idempotent once an operator exists; before, each call makes a new one.
create or replace function assay.create_setup_invitation(token_hash bytea, valid_for interval)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  lock table assay.member in share row exclusive mode;
  if exists (select from assay.member m where m.role = 'operator') then
    return false;
  end if;
  delete from assay.invitation i
  where i.role = 'operator' and i.invited_by is null and i.used_at is null;
  insert into assay.invitation (token_hash, role, expires_at)
  values (create_setup_invitation.token_hash, 'operator', now() + valid_for);
  return true;
end;
$$;
comment on function assay.create_setup_invitation(bytea, interval)
  is 'Makes the first operator''s invitation while there is no operator; says whether it did.';
revoke all on function assay.create_setup_invitation(bytea, interval) from public;
