-- Lets a person who exists already, and belongs nowhere, join by an invitation: somebody for whom
-- the identity provider has vouched.
-- Locks: the invitation's row until commit, so that it works once. Not idempotent: it works once.
create or replace function assay.join_by_invitation(token_hash bytea, person_id uuid)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  invitation assay.invitation;
begin
  select i.* into invitation
  from assay.invitation i
  where i.token_hash = join_by_invitation.token_hash
    and i.used_at is null
    and i.expires_at > now()
  for update;
  if not found then
    return false;
  end if;
  insert into assay.member (person_id, account_id, role)
  values (join_by_invitation.person_id, invitation.account_id, invitation.role)
  on conflict (person_id) do nothing;
  if not found then
    return false;
  end if;
  update assay.invitation i
  set used_at = now(), used_by = join_by_invitation.person_id
  where i.invitation_id = invitation.invitation_id;
  return true;
end;
$$;
comment on function assay.join_by_invitation(bytea, uuid)
  is 'Lets a person who belongs nowhere join by an invitation, once; says whether they did.';
revoke all on function assay.join_by_invitation(bytea, uuid) from public;
grant execute on function assay.join_by_invitation(bytea, uuid) to assay_dashboard;
