-- What audits leave behind: reports, failures, monthly analytics and the compliance streak.
-- Locks: new tables only. Not idempotent by itself; the migration ledger runs it once.

set local role assay_owner;

create table assay.audit_report (
  submission_id text not null,
  accepted_at timestamptz not null,
  account_id uuid not null,
  user_id text not null,
  status text not null,
  risk_score numeric(3, 1) not null,
  tokens integer not null,
  audited_at timestamptz not null default now(),
  report jsonb not null,
  constraint audit_report_pkey primary key (submission_id, accepted_at),
  constraint audit_report_submission_fkey foreign key (submission_id, accepted_at)
    references assay.submission (submission_id, accepted_at),
  constraint audit_report_status_check
    check (status in ('Fully Compliant', 'Review Needed', 'Non-Compliant')),
  constraint audit_report_risk_score_check check (risk_score between 0 and 10)
);
create index audit_report_account_index
  on assay.audit_report (account_id, accepted_at desc, submission_id desc);

comment on table assay.audit_report is 'Settled audits. Rows are only added, never changed.';
comment on column assay.audit_report.submission_id is 'The submission that was audited.';
comment on column assay.audit_report.accepted_at is 'The submission''s time of receipt; the month to partition by.';
comment on column assay.audit_report.account_id is 'Account of the submission, for filtering without a join.';
comment on column assay.audit_report.user_id is 'User of the submission, for filtering without a join.';
comment on column assay.audit_report.status is 'Compliance status.';
comment on column assay.audit_report.risk_score is '0.0 to 10.0; 0 is the lowest risk.';
comment on column assay.audit_report.tokens is 'Tokens charged.';
comment on column assay.audit_report.audited_at is 'When the audit was settled.';
comment on column assay.audit_report.report is 'The whole report. It holds the safe texts, offsets into the raw ones, and no raw text.';

create table assay.audit_failure (
  submission_id text not null,
  accepted_at timestamptz not null,
  account_id uuid not null,
  user_id text not null,
  reason text not null,
  attempts smallint not null,
  failed_at timestamptz not null default now(),
  constraint audit_failure_pkey primary key (submission_id, accepted_at),
  constraint audit_failure_submission_fkey foreign key (submission_id, accepted_at)
    references assay.submission (submission_id, accepted_at),
  constraint audit_failure_account_id_fkey foreign key (account_id) references assay.account (account_id)
);
create index audit_failure_account_index
  on assay.audit_failure (account_id, accepted_at desc, submission_id desc);

comment on table assay.audit_failure is 'Submissions whose audit failed for good; their tokens were released.';
comment on column assay.audit_failure.submission_id is 'The submission whose audit failed.';
comment on column assay.audit_failure.accepted_at is 'The submission''s time of receipt.';
comment on column assay.audit_failure.account_id is 'Account of the submission.';
comment on column assay.audit_failure.user_id is 'User of the submission.';
comment on column assay.audit_failure.reason is 'Why, in one line without any audited text.';
comment on column assay.audit_failure.attempts is 'How often it was tried.';
comment on column assay.audit_failure.failed_at is 'When the last try failed.';

create table assay.user_month (
  account_id uuid not null,
  user_id text not null,
  month date not null,
  audits integer not null,
  fully_compliant integer not null,
  review_needed integer not null,
  non_compliant integer not null,
  tokens bigint not null,
  risk_sum numeric(12, 1) not null,
  risk_highest numeric(3, 1) not null,
  constraint user_month_pkey primary key (account_id, month, user_id),
  constraint user_month_first_day_check check (extract(day from month) = 1),
  constraint user_month_audits_check check (audits = fully_compliant + review_needed + non_compliant)
)
with (fillfactor = 70);

comment on table assay.user_month is 'Monthly analytics of a user: sums over the audits of one UTC month of acceptance.';
comment on column assay.user_month.account_id is 'Account of the user.';
comment on column assay.user_month.user_id is 'The user.';
comment on column assay.user_month.month is 'First day of the UTC month in which the submissions were accepted.';
comment on column assay.user_month.audits is 'Number of settled audits.';
comment on column assay.user_month.fully_compliant is 'Of them, Fully Compliant.';
comment on column assay.user_month.review_needed is 'Of them, Review Needed.';
comment on column assay.user_month.non_compliant is 'Of them, Non-Compliant.';
comment on column assay.user_month.tokens is 'Tokens charged.';
comment on column assay.user_month.risk_sum is 'Sum of the risk scores; divided by audits it is the mean.';
comment on column assay.user_month.risk_highest is 'Highest risk score.';

create table assay.user_streak (
  account_id uuid not null,
  user_id text not null,
  current integer not null,
  longest integer not null,
  last_status text not null,
  sequence bigint not null,
  constraint user_streak_pkey primary key (account_id, user_id),
  constraint user_streak_longest_check check (current between 0 and longest)
)
with (fillfactor = 70);

comment on table assay.user_streak is 'Compliance streak: consecutive Fully Compliant audits of a user in order of acceptance.';
comment on column assay.user_streak.account_id is 'Account of the user.';
comment on column assay.user_streak.user_id is 'The user.';
comment on column assay.user_streak.current is 'Length of the running streak. Review Needed keeps it, Non-Compliant resets it to 0.';
comment on column assay.user_streak.longest is 'Longest streak so far.';
comment on column assay.user_streak.last_status is 'Compliance status of the last audit that counted.';
comment on column assay.user_streak.sequence is 'The last submission that counted; it only grows, which is the order of acceptance.';
