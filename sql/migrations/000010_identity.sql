-- People who use the dashboard: who they are, how they sign in, and what they may see.
-- The tables person, sign_in, credential, verification and second_factor are what the identity
-- library reads and writes: it calls their keys id; the other names are given to it by the
-- dashboard's configuration.
--
-- Locks: new tables only. Not idempotent by itself; the migration ledger runs it once.

set local role assay_owner;

create table assay.person (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint person_pkey primary key (id),
  constraint person_email_key unique (email),
  constraint person_email_check check (email = lower(email) and length(email) between 3 and 320),
  constraint person_name_check check (length(name) between 1 and 256)
);
comment on table assay.person is 'People who can sign in to the dashboard.';
comment on column assay.person.id is 'Random identifier.';
comment on column assay.person.name is 'Name as the person gave it.';
comment on column assay.person.email is 'Address by which the person signs in, in lower case.';
comment on column assay.person.email_verified is 'Whether an identity provider has vouched for the address.';
comment on column assay.person.image is 'Unused; the identity library asks for it.';
comment on column assay.person.two_factor_enabled is 'Whether signing in asks for a second factor.';
comment on column assay.person.created_at is 'When the person was created.';
comment on column assay.person.updated_at is 'When the row last changed.';

create table assay.sign_in (
  id uuid not null default gen_random_uuid(),
  token text not null,
  person_id uuid not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sign_in_pkey primary key (id),
  constraint sign_in_token_key unique (token),
  constraint sign_in_person_fkey foreign key (person_id) references assay.person (id) on delete cascade
);
create index sign_in_person_index on assay.sign_in (person_id);
create index sign_in_expires_at_index on assay.sign_in (expires_at);
comment on table assay.sign_in is 'Sessions of people who are signed in.';
comment on column assay.sign_in.id is 'Random identifier.';
comment on column assay.sign_in.token is 'What the session cookie carries, signed with the dashboard''s secret.';
comment on column assay.sign_in.person_id is 'Who is signed in.';
comment on column assay.sign_in.expires_at is 'When the session ends unless it is used before.';
comment on column assay.sign_in.ip_address is 'Address from which the person signed in.';
comment on column assay.sign_in.user_agent is 'Browser with which the person signed in.';
comment on column assay.sign_in.created_at is 'When the person signed in.';
comment on column assay.sign_in.updated_at is 'When the session was last prolonged.';

create table assay.credential (
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  provider text not null,
  subject text not null,
  password_hash text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint credential_pkey primary key (id),
  constraint credential_subject_key unique (provider, subject),
  constraint credential_person_fkey foreign key (person_id) references assay.person (id) on delete cascade
);
create index credential_person_index on assay.credential (person_id);
comment on table assay.credential is 'Ways in which a person proves who they are: a password, or an identity provider.';
comment on column assay.credential.id is 'Random identifier.';
comment on column assay.credential.person_id is 'Whose it is.';
comment on column assay.credential.provider is 'credential for a password, else the identity provider.';
comment on column assay.credential.subject is 'The person as the provider names them; for a password the person''s own identifier.';
comment on column assay.credential.password_hash is 'Salt and scrypt hash of the password.';
comment on column assay.credential.access_token is 'Token of the identity provider, encrypted.';
comment on column assay.credential.refresh_token is 'Token of the identity provider, encrypted.';
comment on column assay.credential.id_token is 'Token of the identity provider.';
comment on column assay.credential.access_token_expires_at is 'When the access token ends.';
comment on column assay.credential.refresh_token_expires_at is 'When the refresh token ends.';
comment on column assay.credential.scope is 'What the identity provider was asked for.';
comment on column assay.credential.created_at is 'When it was added.';
comment on column assay.credential.updated_at is 'When it last changed.';

create table assay.verification (
  id uuid not null default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint verification_pkey primary key (id)
);
create index verification_identifier_index on assay.verification (identifier);
create index verification_expires_at_index on assay.verification (expires_at);
comment on table assay.verification is 'What the identity library waits for: password resets, second factors, answers of a provider.';
comment on column assay.verification.id is 'Random identifier.';
comment on column assay.verification.identifier is 'What is waited for.';
comment on column assay.verification.value is 'Whom it concerns.';
comment on column assay.verification.expires_at is 'Until when.';
comment on column assay.verification.created_at is 'Since when.';
comment on column assay.verification.updated_at is 'When the row last changed.';

create table assay.second_factor (
  id uuid not null default gen_random_uuid(),
  person_id uuid not null,
  secret text not null,
  backup_codes text not null,
  verified boolean,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  constraint second_factor_pkey primary key (id),
  constraint second_factor_person_fkey foreign key (person_id) references assay.person (id) on delete cascade
);
create index second_factor_person_index on assay.second_factor (person_id);
comment on table assay.second_factor is 'Time-based one-time passwords (RFC 6238) of people who chose a second factor.';
comment on column assay.second_factor.id is 'Random identifier.';
comment on column assay.second_factor.person_id is 'Whose it is.';
comment on column assay.second_factor.secret is 'Shared secret, encrypted with the dashboard''s secret.';
comment on column assay.second_factor.backup_codes is 'Codes that work once, encrypted with the dashboard''s secret.';
comment on column assay.second_factor.verified is 'Whether a first code was entered.';
comment on column assay.second_factor.failed_verification_count is 'Wrong codes since the last right one.';
comment on column assay.second_factor.locked_until is 'No code is taken until then.';

create table assay.member (
  person_id uuid not null,
  account_id uuid,
  role text not null,
  created_at timestamptz not null default now(),
  constraint member_pkey primary key (person_id),
  constraint member_person_fkey foreign key (person_id) references assay.person (id) on delete cascade,
  constraint member_account_fkey foreign key (account_id) references assay.account (account_id),
  constraint member_role_check check (role in ('operator', 'owner', 'auditor')),
  constraint member_account_check check ((account_id is null) = (role = 'operator'))
);
create index member_account_index on assay.member (account_id);
comment on table assay.member is 'What a person may see. Who is in no row here sees nothing.';
comment on column assay.member.person_id is 'The person.';
comment on column assay.member.account_id is 'The account that the person belongs to; null for an operator, who may look at each.';
comment on column assay.member.role is 'operator: all accounts; owner: keys, plan and members of one; auditor: reads its logs.';
comment on column assay.member.created_at is 'Since when.';

create table assay.invitation (
  invitation_id uuid not null default gen_random_uuid(),
  token_hash bytea not null,
  account_id uuid,
  role text not null,
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid,
  constraint invitation_pkey primary key (invitation_id),
  constraint invitation_token_hash_key unique (token_hash),
  constraint invitation_token_hash_check check (length(token_hash) = 32),
  constraint invitation_account_fkey foreign key (account_id) references assay.account (account_id),
  constraint invitation_invited_by_fkey foreign key (invited_by) references assay.person (id) on delete set null,
  constraint invitation_used_by_fkey foreign key (used_by) references assay.person (id) on delete set null,
  constraint invitation_role_check check (role in ('operator', 'owner', 'auditor')),
  constraint invitation_account_check check ((account_id is null) = (role = 'operator'))
);
create index invitation_account_index on assay.invitation (account_id);
create index invitation_invited_by_index on assay.invitation (invited_by);
create index invitation_used_by_index on assay.invitation (used_by);
comment on table assay.invitation is 'Links by which one person can join, once.';
comment on column assay.invitation.invitation_id is 'Identifier by which people name the invitation.';
comment on column assay.invitation.token_hash is 'SHA-256 of what the link carries; the link itself is shown once.';
comment on column assay.invitation.account_id is 'Account to join; null for an operator.';
comment on column assay.invitation.role is 'Role that the person gets.';
comment on column assay.invitation.invited_by is 'Who made the link; null for the one that the first start makes.';
comment on column assay.invitation.created_at is 'When the link was made.';
comment on column assay.invitation.expires_at is 'Until when it works.';
comment on column assay.invitation.used_at is 'When it was used; null until then.';
comment on column assay.invitation.used_by is 'Who joined by it.';

create table assay.sign_in_attempt (
  subject text not null,
  window_start timestamptz not null,
  attempts integer not null,
  constraint sign_in_attempt_pkey primary key (subject, window_start)
);
create index sign_in_attempt_window_index on assay.sign_in_attempt (window_start);
comment on table assay.sign_in_attempt is 'How often somebody has tried to sign in lately.';
comment on column assay.sign_in_attempt.subject is 'SHA-256 of whom the tries concern: an address, or where they come from.';
comment on column assay.sign_in_attempt.window_start is 'Start of the stretch of time in which they are counted.';
comment on column assay.sign_in_attempt.attempts is 'How many there were.';

create table assay.dashboard_secret (
  secret text not null,
  created_at timestamptz not null default now()
);
comment on table assay.dashboard_secret is 'The one secret with which the dashboard signs its cookies and encrypts second factors.';
comment on column assay.dashboard_secret.secret is 'Random, 244 bits, made with the database.';
comment on column assay.dashboard_secret.created_at is 'When it was made.';
insert into assay.dashboard_secret (secret)
values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

grant select on assay.dashboard_secret to assay_dashboard;
grant select, insert, update, delete
  on assay.person, assay.sign_in, assay.credential, assay.verification, assay.second_factor,
    assay.sign_in_attempt
  to assay_dashboard;
grant select, delete on assay.member to assay_dashboard;
grant update (role) on assay.member to assay_dashboard;
grant select, insert, delete on assay.invitation to assay_dashboard;
