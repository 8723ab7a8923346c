-- Submissions as they were accepted, who may submit again, and what waits for its audit.
-- Locks: new tables only. Not idempotent by itself; the migration ledger runs it once.

set local role assay_owner;

create table assay.submission (
  submission_id text not null,
  accepted_at timestamptz not null,
  sequence bigint generated always as identity,
  account_id uuid not null,
  user_id text not null,
  company_name text not null,
  use_case text not null,
  submitted_timestamp text not null,
  your_company_user_id text,
  your_company_user_session_id text,
  model_version text not null,
  your_company_signature text,
  your_company_signing_key_id text,
  input_value text not null,
  input_format text not null,
  input_country text not null,
  output_value text not null,
  output_format text not null,
  output_country text not null,
  tokens integer not null,
  constraint submission_pkey primary key (submission_id, accepted_at),
  constraint submission_id_check check (submission_id ~ '^sub_[0-9]{13,}_[a-z0-9]{6}$'),
  -- The identifier carries the time, so a look-up by identifier alone knows the partition.
  constraint submission_accepted_at_check
    check (accepted_at = to_timestamp(split_part(submission_id, '_', 2)::bigint / 1000.0)),
  constraint submission_format_check
    check (input_format in ('text', 'json') and output_format in ('text', 'json')),
  constraint submission_tokens_check check (tokens between 0 and 2000)
);
create index submission_account_index on assay.submission (account_id, accepted_at desc, submission_id desc);

comment on table assay.submission is 'Interactions as they were accepted. Rows are only added, never changed.';
comment on column assay.submission.submission_id is 'Identifier given to the caller: sub_, Unix milliseconds of receipt, six random characters.';
comment on column assay.submission.accepted_at is 'When the request was received, to the millisecond; the month to partition by.';
comment on column assay.submission.sequence is 'Running number; for one user the order of acceptance.';
comment on column assay.submission.account_id is 'Account whose key was used. No foreign key: the accepting statement has locked the account.';
comment on column assay.submission.user_id is 'Caller''s unique user identifier; unique within the account.';
comment on column assay.submission.company_name is 'Caller''s organization name, as submitted.';
comment on column assay.submission.use_case is 'Primary use of the caller''s AI, as submitted.';
comment on column assay.submission.submitted_timestamp is 'The caller''s own time of submission, kept to the letter.';
comment on column assay.submission.your_company_user_id is 'Caller''s internal user id, for filtering; null when not sent.';
comment on column assay.submission.your_company_user_session_id is 'Caller''s session id, for filtering; null when not sent.';
comment on column assay.submission.model_version is 'Version of the caller''s AI model.';
comment on column assay.submission.your_company_signature is 'ECDSA signature over the interaction, base64; null when not signed.';
comment on column assay.submission.your_company_signing_key_id is 'Key path of the public key that verifies the signature; null when not sent.';
comment on column assay.submission.input_value is 'What the user said. Personal data: read by the worker and, when revealed, by the dashboard.';
comment on column assay.submission.input_format is 'text or json.';
comment on column assay.submission.input_country is 'The user''s country, or global, as submitted.';
comment on column assay.submission.output_value is 'What the AI answered. Personal data, as input_value.';
comment on column assay.submission.output_format is 'text or json.';
comment on column assay.submission.output_country is 'The caller''s country of business, or global, as submitted.';
comment on column assay.submission.tokens is 'Tokens of input and output by o200k_base: reserved at acceptance, charged when settled.';

create table assay.user_cooldown (
  account_id uuid not null,
  user_id text not null,
  accepted_at timestamptz not null,
  submission_id text not null,
  constraint user_cooldown_pkey primary key (account_id, user_id)
)
with (fillfactor = 70);

comment on table assay.user_cooldown is 'When each user was last accepted. A row older than the cooldown means nothing and may be deleted.';
comment on column assay.user_cooldown.account_id is 'Account of the user. No foreign key: the accepting statement has just read the account.';
comment on column assay.user_cooldown.user_id is 'User whose next submission must wait.';
comment on column assay.user_cooldown.accepted_at is 'When the user''s last submission was accepted, by the database''s clock.';
comment on column assay.user_cooldown.submission_id is 'The submission that was accepted then.';

create table assay.pending_audit (
  account_id uuid not null,
  user_id text not null,
  sequence bigint not null,
  submission_id text not null,
  accepted_at timestamptz not null,
  tokens integer not null,
  attempts smallint not null default 0,
  constraint pending_audit_pkey primary key (account_id, user_id, sequence)
)
-- Rows come and go with every audit; what is dead must be swept before it slows the look-ups.
with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
create index pending_audit_accepted_at_index on assay.pending_audit (accepted_at);

comment on table assay.pending_audit is 'Submissions whose audit is not settled. Deleting the row is what settles one, exactly once.';
comment on column assay.pending_audit.account_id is 'Account of the submission. No foreign key on this table: its rows are written by the statement that writes the submission.';
comment on column assay.pending_audit.user_id is 'User of the submission.';
comment on column assay.pending_audit.sequence is 'Order in which the user''s submissions are audited.';
comment on column assay.pending_audit.submission_id is 'The submission.';
comment on column assay.pending_audit.accepted_at is 'The submission''s time of receipt.';
comment on column assay.pending_audit.tokens is 'Tokens that the submission has reserved.';
comment on column assay.pending_audit.attempts is 'How often the audit has failed so far.';
