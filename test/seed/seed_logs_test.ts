import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { parse } from "csv-parse";
import type { Database } from "../../src/database/connect.ts";
import type { Report } from "../../src/audit/report.ts";
import { exportList } from "../../src/exports/export_list.ts";
import type { ExportedLog } from "../../src/exports/exported_log.ts";
import { makeTemplates } from "../../src/seed/make_templates.ts";
import { seedLogs } from "../../src/seed/seed_logs.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";
import { checkBooks } from "../worker/check_books.ts";

let database: TestDatabase;
let owner: Database;
let account_id: string;
const progress: number[] = [];

before(async () => {
  database = await createTestDatabase();
  owner = database.connect("owner", 1);
  account_id = (await createTestAccount(owner)).account_id;
  const options = { account_id, users: 40, until: new Date("2026-06-15T12:00:00Z"), months: 4 };
  const templates = await makeTemplates("2026-06-15");
  const onprogress = (logs: number): void => void progress.push(logs);
  await seedLogs(owner, { ...options, logs: 22_000, templates, onprogress });
  await seedLogs(owner, { ...options, logs: 500, templates });
});
after(() => database.drop());

test("the books of a seeded account hold", async () => {
  await checkBooks(owner);
  assert.deepEqual(progress, [20_000, 22_000]);
});

test("seeded logs are varied", async () => {
  const [mix] = await owner`
    select count(*) as logs, count(distinct status) as statuses, count(distinct user_id) as users,
      count(distinct date_trunc('month', accepted_at)) as months,
      avg((status = 'Fully Compliant')::integer) as compliant
    from assay.audit_report`;
  assert.equal(mix!["logs"], 22_500);
  assert.equal(mix!["statuses"], 3);
  assert.ok(mix!["users"] > 40 && mix!["months"] >= 4);
  assert.ok(mix!["compliant"] > 0.6 && mix!["compliant"] < 0.95, `${mix!["compliant"]}`);
  const laws = await owner`
    select name from assay.account_month_finding where dimension = 'law' group by 1`;
  assert.ok(laws.length >= 3);
});

test("a list streams from a cursor of the database, row for row", async () => {
  const cursor = owner<Omit<ExportedLog, "failure">[]>`
    select s.submission_id, s.accepted_at, s.user_id, s.company_name, s.use_case,
      s.submitted_timestamp, s.your_company_user_id, s.your_company_user_session_id,
      s.model_version, s.your_company_signing_key_id, s.input_format, s.input_country,
      s.output_format, s.output_country, s.tokens, r.report, r.audited_at
    from assay.submission s
    join assay.audit_report r using (submission_id, accepted_at)
    order by s.accepted_at desc, s.submission_id desc`.cursor(500);
  async function* batches(): AsyncGenerator<ExportedLog[]> {
    for await (const rows of cursor) yield rows.map((row) => ({ ...row, failure: null }));
  }
  const parser = parse({ columns: true });
  const read: string[] = [];
  parser.on("data", (row: Record<string, string>) => read.push(row["submission_id"]!));
  for await (const chunk of exportList(batches(), {
    format: "csv",
  }) as unknown as AsyncIterable<Uint8Array>) {
    parser.write(chunk);
  }
  await new Promise((resolve) => parser.end(() => resolve(undefined)));
  const rows = await owner<{ submission_id: string; report: Report }[]>`
    select submission_id from assay.submission order by accepted_at desc, submission_id desc`;
  assert.deepEqual(
    read,
    rows.map((row) => row.submission_id),
  );
});
