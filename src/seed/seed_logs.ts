import type { Database } from "../database/connect.ts";
import { addRollups } from "./add_rollups.ts";
import type { SeedTemplate } from "./make_templates.ts";

export interface SeedOptions {
  readonly account_id: string;
  readonly logs: number;
  /** How many users they are of; few of them submit most. */
  readonly users: number;
  /** The last submission's time of receipt; the first was `months` months before. */
  readonly until: Date;
  readonly months: number;
  readonly templates: readonly SeedTemplate[];
  /** Called after each batch with the number of logs so far. */
  readonly onprogress?: (logs: number) => void;
}

const BATCH = 20_000;

/**
 * Fills an account with settled audits as if they had been submitted over months: submissions,
 * reports, facets and charges, and after them days, months, findings and streaks, all of which
 * agree. The users are new ones, so that no user's order of acceptance is disturbed.
 *
 * @param database one connection as the tables' owner
 */
export async function seedLogs(database: Database, options: SeedOptions): Promise<void> {
  await database`set synchronous_commit = off`;
  await database`set work_mem = '64MB'`;
  await createTemplates(database, options.templates);
  const run = crypto.randomUUID().slice(0, 8);
  for (let done = 0; done < options.logs; done += BATCH) {
    const count = Math.min(BATCH, options.logs - done);
    await database.begin(async (transaction) => {
      await insertBatch(transaction as unknown as Database, { ...options, run, done, count });
    });
    options.onprogress?.(done + count);
  }
  await addRollups(database, { account_id: options.account_id, run });
  await database.unsafe(`analyze assay.submission, assay.audit_report, assay.audit_facet,
    assay.ledger_entry, assay.user_month, assay.user_streak, assay.account_day`);
}

async function createTemplates(
  database: Database,
  templates: readonly SeedTemplate[],
): Promise<void> {
  await database`drop table if exists pg_temp.seed_template`;
  await database.unsafe(
    `
    create temporary table seed_template as
    select (t.place - 1)::integer as place, i.*,
      array(
        select distinct 'law ' || (v ->> 'law') from jsonb_array_elements(i.report -> 'violations') v
        union
        select distinct 'kind ' || (d ->> 'kind')
        from jsonb_array_elements(i.report -> 'personal_data') d where d -> 'personal' = 'true'
      ) as facets
    from jsonb_array_elements($1::text::jsonb) with ordinality as t (value, place)
    cross join jsonb_to_record(t.value) as i (
      use_case text, input text, output text, input_country text, output_country text,
      tokens integer, report jsonb
    )`,
    [JSON.stringify(templates)],
  );
  await database.unsafe(`create unique index on seed_template (place)`);
  await database.unsafe(`analyze seed_template`);
}

interface Batch extends SeedOptions {
  readonly run: string;
  readonly done: number;
  readonly count: number;
}

/** Numbers that look like chance are hashes of the running number: a seed can be repeated. */
async function insertBatch(transaction: Database, batch: Batch): Promise<void> {
  const until = batch.until.getTime();
  const start = new Date(batch.until);
  start.setUTCMonth(start.getUTCMonth() - batch.months);
  await transaction.unsafe(INSERT_BATCH, [
    batch.account_id,
    batch.run,
    batch.done,
    batch.done + batch.count - 1,
    batch.logs,
    batch.users,
    start.getTime(),
    until - start.getTime(),
    batch.templates.length,
  ]);
}

const INSERT_BATCH = `
with numbered as (
  select n, n::float8 / $5::float8 as part,
    (hashint8extended(n, 1) & 1048575) / 1048576.0::float8 as chance,
    (hashint8extended(n, 2) & 1048575) / 1048576.0::float8 as who,
    (hashint8extended(n, 3) & 1048575) / 1048576.0::float8 as which
  from generate_series($3::bigint, $4::bigint) n
),
placed as (
  select n, chance,
    -- More each month, and fewer at the end of each week.
    floor($7::float8 + $8::float8 * (0.7 * part + 0.3 * part * part
      + 0.001 * sin(part * 52 * 2 * pi())))::bigint as received,
    floor($6::float8 * who * who)::integer as person,
    -- Nine of ten are of the first two thirds, which are the ordinary ones.
    floor($9::integer * case when which < 0.9 then which / 0.9 * 0.7
      else 0.7 + (which - 0.9) * 3 end)::integer as place
  from numbered
),
drafted as (
  select p.*, t.use_case, t.input, t.output, t.input_country, t.output_country, t.tokens, t.report,
    t.facets,
    'seed-' || $2::text || '-' || p.person as user_id,
    'sub_' || p.received || '_' || lpad(substr(md5($2::text || p.n), 1, 6), 6, '0') as submission_id,
    to_timestamp(p.received / 1000.0) as accepted_at
  from placed p
  join seed_template t using (place)
),
stored as (
  insert into assay.submission (
    submission_id, accepted_at, account_id, user_id, company_name, use_case, submitted_timestamp,
    your_company_user_id, your_company_user_session_id, model_version, input_value, input_format,
    input_country, output_value, output_format, output_country, tokens
  )
  select submission_id, accepted_at, $1::uuid, user_id, 'Northwind', use_case,
    to_char(accepted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    case when chance < 0.7 then 'crm-' || person end,
    case when chance < 0.5 then 'session-' || $2::text || '-' || person || '-' || n / 50000 end,
    'model-' || 1 + n * 6 / $5::bigint, input, 'text', input_country, output, 'text', output_country,
    tokens
  from drafted
  order by n
),
reported as (
  insert into assay.audit_report (
    submission_id, accepted_at, account_id, user_id, status, risk_score, tokens, audited_at, report
  )
  select submission_id, accepted_at, $1::uuid, user_id, report ->> 'status',
    (report ->> 'risk_score')::numeric, tokens, accepted_at + interval '2 seconds' * (0.5 + chance),
    report
  from drafted
),
faceted as (
  insert into assay.audit_facet (account_id, facet, accepted_at, submission_id)
  select $1::uuid, facet, accepted_at, submission_id
  from drafted
  cross join lateral unnest(facets) as facet
),
charged as (
  insert into assay.ledger_entry (account_id, created_at, kind, tokens, submission_id)
  select $1::uuid, accepted_at + interval '2 seconds' * (0.5 + chance), 'charge', tokens, submission_id
  from drafted
),
granted as (
  insert into assay.ledger_entry (account_id, created_at, kind, tokens)
  select $1::uuid, min(accepted_at), 'grant', sum(tokens)
  from drafted
)
update assay.account a
set tokens_granted = a.tokens_granted + total.tokens, tokens_taken = a.tokens_taken + total.tokens
from (select sum(tokens) as tokens from drafted) total
where a.account_id = $1::uuid`;
