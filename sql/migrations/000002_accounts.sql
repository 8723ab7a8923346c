-- Accounts, their keys, and the ledger of their tokens.
--
-- Tables that gain a row with every submission have no foreign key to the account: only functions
-- write them, which have just read it, and the checks cost a quarter of what accepting costs.
-- Locks: new tables only. Not idempotent by itself; the migration ledger runs it once.

set local role assay_owner;

create table assay.account (
  account_id uuid not null default gen_random_uuid(),
  name text not null,
  plan text,
  tokens_granted bigint not null default 0,
  tokens_taken bigint not null default 0,
  created_at timestamptz not null default now(),
  suspended_at timestamptz,
  constraint account_pkey primary key (account_id),
  constraint account_name_check check (length(name) between 1 and 256),
  constraint account_plan_check check (plan in ('free', 'premium')),
  constraint account_tokens_check check (tokens_taken between 0 and tokens_granted)
)
-- The row changes with every batch that is accepted: half of the page stays free, so that the new
-- version lands beside the old one and no index is touched.
with (fillfactor = 50);

comment on table assay.account is 'A caller''s organization: it holds plan, token balance, API keys and members.';
comment on column assay.account.account_id is 'Random identifier; the key of everything that belongs to the account.';
comment on column assay.account.name is 'Name that people gave the account, 1 to 256 characters.';
comment on column assay.account.plan is 'Active plan, free or premium; null when none is active, and then nothing is accepted.';
comment on column assay.account.tokens_granted is 'Sum of all tokens ever granted; equals the ledger''s grants.';
comment on column assay.account.tokens_taken is 'Tokens reserved by pending submissions plus tokens charged by settled ones. Balance = granted - taken.';
comment on column assay.account.created_at is 'When the account was created.';
comment on column assay.account.suspended_at is 'When the operator suspended the account; null while it is in good standing. Suspended counts as having no plan.';

create table assay.api_key (
  key_id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  name text not null,
  key_hash bytea not null,
  last_four text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint api_key_pkey primary key (key_id),
  constraint api_key_account_id_fkey foreign key (account_id) references assay.account (account_id),
  constraint api_key_key_hash_key unique (key_hash),
  constraint api_key_key_hash_check check (length(key_hash) = 32),
  constraint api_key_last_four_check check (length(last_four) = 4),
  constraint api_key_name_check check (length(name) between 1 and 256)
)
with (fillfactor = 80);
create index api_key_account_id_index on assay.api_key (account_id);

comment on table assay.api_key is 'API keys of an account. The key itself is shown once and never stored.';
comment on column assay.api_key.key_id is 'Identifier by which people and commands name the key.';
comment on column assay.api_key.account_id is 'Account on whose behalf the key speaks.';
comment on column assay.api_key.name is 'Name given at creation, 1 to 256 characters.';
comment on column assay.api_key.key_hash is 'SHA-256 of the whole key. The key holds 119 random bits, so a fast hash suffices.';
comment on column assay.api_key.last_four is 'Last four characters of the key, for recognition.';
comment on column assay.api_key.created_at is 'When the key was created.';
comment on column assay.api_key.last_used_at is 'When a submission was last accepted with the key, exact to a minute.';
comment on column assay.api_key.revoked_at is 'When the key was revoked; null while it is active.';

create table assay.signing_key (
  signing_key_id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  key_path text not null,
  public_key text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint signing_key_pkey primary key (signing_key_id),
  constraint signing_key_account_id_fkey foreign key (account_id) references assay.account (account_id),
  constraint signing_key_key_path_check check (length(key_path) between 1 and 1024),
  constraint signing_key_public_key_check check (length(public_key) between 1 and 8192)
);
create unique index signing_key_active_index on assay.signing_key (account_id, key_path)
  where revoked_at is null;
create index signing_key_account_id_index on assay.signing_key (account_id);

comment on table assay.signing_key is 'Public keys with which an account''s signatures over interactions are verified.';
comment on column assay.signing_key.signing_key_id is 'Identifier by which people name the registration.';
comment on column assay.signing_key.account_id is 'Account that registered the key.';
comment on column assay.signing_key.key_path is 'Key path of the caller''s key management, as sent in your_company_signing_key_id.';
comment on column assay.signing_key.public_key is 'Public key, PEM (SubjectPublicKeyInfo), ECDSA P-256 or P-384.';
comment on column assay.signing_key.created_at is 'When the key was registered.';
comment on column assay.signing_key.revoked_at is 'When the registration was revoked; null while it is active.';

create table assay.ledger_entry (
  entry_id bigint generated always as identity,
  created_at timestamptz not null default now(),
  account_id uuid not null,
  kind text not null,
  tokens bigint not null,
  submission_id text,
  constraint ledger_entry_pkey primary key (created_at, entry_id),
  constraint ledger_entry_kind_check check (kind in ('grant', 'charge', 'release')),
  constraint ledger_entry_tokens_check check (tokens > 0 or (tokens = 0 and kind <> 'grant')),
  constraint ledger_entry_submission_check check ((kind = 'grant') = (submission_id is null))
);
create index ledger_entry_account_index on assay.ledger_entry (account_id, created_at desc, entry_id desc);

comment on table assay.ledger_entry is 'Every movement of tokens: grants, charges of settled audits, releases of failed ones. Only added to.';
comment on column assay.ledger_entry.entry_id is 'Running number.';
comment on column assay.ledger_entry.created_at is 'When the tokens moved; the month to partition by.';
comment on column assay.ledger_entry.account_id is 'Account whose tokens moved.';
comment on column assay.ledger_entry.kind is 'grant adds to the balance; charge ends a reservation for good; release ends it and returns the tokens.';
comment on column assay.ledger_entry.tokens is 'Number of tokens, never negative.';
comment on column assay.ledger_entry.submission_id is 'Submission that was charged or released; null for a grant.';
