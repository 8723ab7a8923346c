-- Sums that the analytics read instead of the reports: by day, and by month and finding.
--
-- A row of an account is shared by all its users, so every worker that settles writes it. Each
-- batch writes a row once, and the rows in one order, so that two workers never wait in a circle.
-- Locks: new tables; SHARE on two small tables while their indexes are made.
-- Not idempotent by itself; the migration ledger runs it once.

set local role assay_owner;

create table assay.account_day (
  account_id uuid not null,
  day date not null,
  audits integer not null,
  fully_compliant integer not null,
  review_needed integer not null,
  non_compliant integer not null,
  tokens bigint not null,
  risk_sum numeric(12, 1) not null,
  constraint account_day_pkey primary key (account_id, day),
  constraint account_day_audits_check check (audits = fully_compliant + review_needed + non_compliant)
)
-- Today's row changes with every batch; with room on its page no index is touched.
with (fillfactor = 50);

comment on table assay.account_day is 'Daily analytics of an account: sums over the audits of one UTC day of acceptance.';
comment on column assay.account_day.account_id is 'The account. No foreign key, as on all that changes with every audit.';
comment on column assay.account_day.day is 'UTC day on which the submissions were accepted.';
comment on column assay.account_day.audits is 'Number of settled audits.';
comment on column assay.account_day.fully_compliant is 'Of them, Fully Compliant.';
comment on column assay.account_day.review_needed is 'Of them, Review Needed.';
comment on column assay.account_day.non_compliant is 'Of them, Non-Compliant.';
comment on column assay.account_day.tokens is 'Tokens charged.';
comment on column assay.account_day.risk_sum is 'Sum of the risk scores; divided by audits it is the mean.';

create table assay.account_month_finding (
  account_id uuid not null,
  month date not null,
  dimension text not null,
  name text not null,
  audits integer not null,
  constraint account_month_finding_pkey primary key (account_id, month, dimension, name),
  constraint account_month_finding_dimension_check
    check (dimension in ('law', 'personal_data', 'safety')),
  constraint account_month_finding_first_day_check check (extract(day from month) = 1)
)
with (fillfactor = 50);

comment on table assay.account_month_finding is 'In how many of an account''s audits of a month each law was violated, each kind of personal data and each safety issue found.';
comment on column assay.account_month_finding.account_id is 'The account. No foreign key, as on all that changes with every audit.';
comment on column assay.account_month_finding.month is 'First day of the UTC month in which the submissions were accepted.';
comment on column assay.account_month_finding.dimension is 'law, personal_data (only what is personal) or safety.';
comment on column assay.account_month_finding.name is 'The law, the kind or the category.';
comment on column assay.account_month_finding.audits is 'Number of audits with at least one such finding.';

-- Who uses most tokens in a month, and whose streaks are longest, without reading every user.
create index user_month_tokens_index on assay.user_month (account_id, month, tokens desc, user_id);
create index user_streak_current_index on assay.user_streak (account_id, current desc, user_id);
create index user_streak_longest_index on assay.user_streak (account_id, longest desc, user_id);

-- What was settled before these tables were.
insert into assay.account_day
select account_id, (accepted_at at time zone 'UTC')::date, count(*),
  count(*) filter (where status = 'Fully Compliant'),
  count(*) filter (where status = 'Review Needed'),
  count(*) filter (where status = 'Non-Compliant'),
  sum(tokens), sum(risk_score)
from assay.audit_report
group by 1, 2;

insert into assay.account_month_finding
select r.account_id, date_trunc('month', r.accepted_at at time zone 'UTC')::date,
  found.dimension, found.name, count(*)
from assay.audit_report r
cross join lateral (
  select 'law' as dimension, v ->> 'law' as name
  from jsonb_array_elements(r.report -> 'violations') v
  union
  select 'personal_data', d ->> 'kind'
  from jsonb_array_elements(r.report -> 'personal_data') d
  where d -> 'personal' = 'true'
  union
  select 'safety', i ->> 'category'
  from jsonb_array_elements(r.report -> 'safety_issues') i
) found
group by 1, 2, 3, 4;

grant select on assay.account_day, assay.account_month_finding to assay_dashboard;

-- Read by the account that a transaction of the dashboard names, and by an operator.
alter table assay.account_day enable row level security;
alter table assay.account_month_finding enable row level security;
create policy viewed_account on assay.account_day for select to assay_dashboard
  using (account_id = (select nullif(current_setting('assay.account_id', true), '')::uuid));
create policy viewed_account on assay.account_month_finding for select to assay_dashboard
  using (account_id = (select nullif(current_setting('assay.account_id', true), '')::uuid));
create policy operator on assay.account_day for select to assay_dashboard
  using ((select current_setting('assay.operator', true)) = 'on');
create policy operator on assay.account_month_finding for select to assay_dashboard
  using ((select current_setting('assay.operator', true)) = 'on');
