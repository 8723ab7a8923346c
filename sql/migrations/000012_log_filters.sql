-- By what logs are found: each way begins with the account and ends with the order of the list,
-- so that a page costs the same wherever in the list it is.
-- Locks: SHARE on submission and audit_report while their indexes are built; a large table is
-- better given them beforehand, concurrently and under the same names. Idempotent thereby.

set local role assay_owner;

create index if not exists submission_user_index
  on assay.submission (account_id, user_id, accepted_at desc, submission_id desc);
create index if not exists submission_company_user_index
  on assay.submission (account_id, your_company_user_id, accepted_at desc, submission_id desc)
  where your_company_user_id is not null;
create index if not exists submission_session_index
  on assay.submission (account_id, your_company_user_session_id, accepted_at desc, submission_id desc)
  where your_company_user_session_id is not null;
create index if not exists audit_report_status_index
  on assay.audit_report (account_id, status, accepted_at desc, submission_id desc);

create table assay.audit_facet (
  account_id uuid not null,
  facet text not null,
  accepted_at timestamptz not null,
  submission_id text not null,
  constraint audit_facet_pkey primary key (account_id, facet, accepted_at, submission_id)
);
comment on table assay.audit_facet is 'What a settled audit found, once each, to filter by. Written by settle_audits; no foreign key for its sake.';
comment on column assay.audit_facet.account_id is 'Account of the submission.';
comment on column assay.audit_facet.facet is 'law and its name, or kind and the kind of personal data: law GDPR, kind EMAIL.';
comment on column assay.audit_facet.accepted_at is 'The submission''s time of receipt.';
comment on column assay.audit_facet.submission_id is 'The submission.';

alter table assay.audit_facet enable row level security;
create policy viewed_account on assay.audit_facet to assay_dashboard
  using (account_id = (select nullif(current_setting('assay.account_id', true), '')::uuid));
grant select on assay.audit_facet to assay_dashboard;
