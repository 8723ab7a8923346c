-- Lets a person join by an invitation: creates the person, the password and the membership, and
-- uses the invitation up. Returns the person; nothing when there is no such invitation, or it was
-- used or has expired.
-- Locks: the invitation's row until commit, so that it works once. Not idempotent: it works once.
create or replace function assay.accept_invitation(
  token_hash bytea,
  name text,
  email text,
  password_hash text
)
returns table (person_id uuid)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  invitation assay.invitation;
  created uuid;
begin
  select i.* into invitation
  from assay.invitation i
  where i.token_hash = accept_invitation.token_hash
    and i.used_at is null
    and i.expires_at > now()
  for update;
  if not found then
    return;
  end if;
  insert into assay.person (name, email)
  values (accept_invitation.name, accept_invitation.email)
  returning person.id into created;
  insert into assay.credential (person_id, provider, subject, password_hash)
  values (created, 'credential', created::text, accept_invitation.password_hash);
  insert into assay.member (person_id, account_id, role)
  values (created, invitation.account_id, invitation.role);
  update assay.invitation i
  set used_at = now(), used_by = created
  where i.invitation_id = invitation.invitation_id;
  return query select created;
end;
$$;
comment on function assay.accept_invitation(bytea, text, text, text)
  is 'Lets a person join by an invitation, once; returns the person.';
revoke all on function assay.accept_invitation(bytea, text, text, text) from public;
grant execute on function assay.accept_invitation(bytea, text, text, text) to assay_dashboard;
