-- What the dashboard may see. Its own checks come first; behind them row level security shows it
-- only rows of the account that the transaction names in assay.account_id. An operator's
-- transaction says so in assay.operator, which opens what belongs to running the service, and no
-- audited text. The service's functions belong to the tables' owner and are not concerned.
--
-- Locks: ACCESS EXCLUSIVE on each table, for a moment. Not idempotent by itself; run once.

set local role assay_owner;

-- Columns left out: the hash of a key, and what was said and answered, which only
-- reveal_submission gives out, and never without a record.
grant select on assay.account, assay.signing_key, assay.ledger_entry, assay.pending_audit,
  assay.audit_report, assay.audit_failure, assay.user_month, assay.user_streak
  to assay_dashboard;
grant select (key_id, account_id, name, last_four, created_at, last_used_at, revoked_at)
  on assay.api_key to assay_dashboard;
grant select (submission_id, accepted_at, sequence, account_id, user_id, company_name, use_case,
    submitted_timestamp, your_company_user_id, your_company_user_session_id, model_version,
    your_company_signature, your_company_signing_key_id, input_format, input_country,
    output_format, output_country, tokens)
  on assay.submission to assay_dashboard;

grant insert (account_id, name, key_hash, last_four) on assay.api_key to assay_dashboard;
grant update (revoked_at) on assay.api_key to assay_dashboard;
grant insert (account_id, key_path, public_key) on assay.signing_key to assay_dashboard;
grant update (revoked_at) on assay.signing_key to assay_dashboard;
grant insert (name, plan, tokens_granted) on assay.account to assay_dashboard;
grant update (plan, suspended_at, tokens_granted) on assay.account to assay_dashboard;
grant insert (account_id, kind, tokens) on assay.ledger_entry to assay_dashboard;

create table assay.reveal (
  reveal_id bigint generated always as identity,
  submission_id text not null,
  accepted_at timestamptz not null,
  account_id uuid not null,
  person_id uuid,
  purpose text not null,
  revealed_at timestamptz not null default now(),
  constraint reveal_pkey primary key (reveal_id),
  constraint reveal_submission_fkey foreign key (submission_id, accepted_at)
    references assay.submission (submission_id, accepted_at),
  constraint reveal_person_fkey foreign key (person_id) references assay.person (id) on delete set null,
  constraint reveal_purpose_check check (purpose in ('page', 'json', 'csv', 'pdf', 'list'))
);
create index reveal_submission_index on assay.reveal (submission_id, accepted_at, reveal_id desc);
create index reveal_person_index on assay.reveal (person_id);
comment on table assay.reveal is 'Who has looked at the raw texts of which submission. Only added to.';
comment on column assay.reveal.reveal_id is 'Running number.';
comment on column assay.reveal.submission_id is 'The submission.';
comment on column assay.reveal.accepted_at is 'The submission''s time of receipt.';
comment on column assay.reveal.account_id is 'Account of the submission.';
comment on column assay.reveal.person_id is 'Who looked; null when the person has been removed since.';
comment on column assay.reveal.purpose is 'page: on the log''s page; json, csv, pdf: in its export; list: in an export of many.';
comment on column assay.reveal.revealed_at is 'When.';
grant select on assay.reveal to assay_dashboard;

do $$
declare
  viewed constant text :=
    $q$account_id = (select nullif(current_setting('assay.account_id', true), '')::uuid)$q$;
  operator constant text :=
    $q$(select current_setting('assay.operator', true)) = 'on'$q$;
  table_name text;
begin
  -- What only its account sees.
  foreach table_name in array array['submission', 'audit_report', 'reveal', 'signing_key'] loop
    execute format('alter table assay.%I enable row level security', table_name);
    execute format('create policy viewed_account on assay.%I to assay_dashboard using (%s)',
      table_name, viewed);
  end loop;
  -- What an operator sees of all accounts, too.
  foreach table_name in array array['account', 'api_key', 'ledger_entry', 'pending_audit',
    'audit_failure', 'user_month', 'user_streak', 'member', 'invitation'] loop
    execute format('alter table assay.%I enable row level security', table_name);
    execute format('create policy operator on assay.%I to assay_dashboard using (%s)',
      table_name, operator);
  end loop;
  foreach table_name in array array['api_key', 'member', 'invitation'] loop
    execute format('create policy viewed_account on assay.%I to assay_dashboard using (%s)',
      table_name, viewed);
  end loop;
  -- What an account sees of itself, and only an operator changes.
  foreach table_name in array array['account', 'ledger_entry', 'pending_audit', 'audit_failure',
    'user_month', 'user_streak'] loop
    execute format('create policy viewed_account on assay.%I for select to assay_dashboard using (%s)',
      table_name, viewed);
  end loop;
end;
$$;

-- A person who signs in is looked up before any account is known.
create policy own_row on assay.member for select to assay_dashboard
  using (person_id = (select nullif(current_setting('assay.person_id', true), '')::uuid));
