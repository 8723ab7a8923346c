import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Database } from "../../src/database/connect.ts";
import { listLogs } from "../../src/dashboard/logs/statements/list_logs.ts";
import { listReveals } from "../../src/dashboard/logs/statements/list_reveals.ts";
import { listSessionLogs } from "../../src/dashboard/logs/statements/list_session_logs.ts";
import { readLog } from "../../src/dashboard/logs/statements/read_log.ts";
import { readLogs } from "../../src/dashboard/logs/statements/read_logs.ts";
import { listDays } from "../../src/dashboard/overview/statements/list_days.ts";
import { readBestStreak } from "../../src/dashboard/overview/statements/read_best_streak.ts";
import { listLedger } from "../../src/dashboard/plan/statements/list_ledger.ts";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";

const LOGS = 20_000;
const TRANSFERRED_AT_MOST = 60 * 1024;
const SERVER_TIME_MS = 50;

let started: TestDashboard;
let people: People;
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
  await seed(started.owner, people.account.account_id);
  await started.database.connect("login", 1)`analyze`;
});
after(() => started.stop());

/** So many rows that a plan which reads a table from end to end would be dearer. */
async function seed(owner: Database, account_id: string): Promise<void> {
  await owner.unsafe(
    `with n as materialized (
       select n, 'sub_' || (1780000000000 + n * 60000::bigint) || '_aaaaaa' as id,
         to_timestamp((1780000000000 + n * 60000::bigint) / 1000.0) as at
       from generate_series(1, ${LOGS}) n
     ),
     submitted as (
       insert into assay.submission (submission_id, accepted_at, account_id, user_id,
         company_name, use_case, submitted_timestamp, your_company_user_id,
         your_company_user_session_id, model_version, input_value, input_format, input_country,
         output_value, output_format, output_country, tokens)
       select id, at, $1, 'user-' || n % 500, 'Bank', 'Support', '2026', 'c-' || n % 500,
         's-' || n / 7, 'm', repeat('input ', 30), 'text', 'DE', repeat('output ', 30), 'text',
         'DE', 10
       from n
     ),
     reported as (
       insert into assay.audit_report (submission_id, accepted_at, account_id, user_id, status,
         risk_score, tokens, report)
       select id, at, $1, 'user-' || n % 500,
         case when n % 50 = 0 then 'Non-Compliant' else 'Fully Compliant' end, 1, 10,
         '{"violations": [], "personal_data": []}'
       from n
     ),
     faceted as (
       insert into assay.audit_facet (account_id, facet, accepted_at, submission_id)
       select $1, case when n % 20 = 0 then 'law GDPR' else 'kind EMAIL' end, at, id
       from n
     )
     insert into assay.ledger_entry (account_id, kind, tokens, submission_id, created_at)
     select $1, 'charge', 10, id, at from n`,
    [account_id],
  );
}

const LARGE = ["submission", "audit_report", "audit_facet", "ledger_entry"];

async function scanned(text: string, parameters: readonly unknown[]): Promise<string[]> {
  const dashboard = started.database.connect("dashboard", 1);
  const plan = await dashboard.begin(async (transaction) => {
    const { account_id } = people.account;
    await transaction`select set_config('assay.account_id', ${account_id}, true)`;
    const rows = await transaction.unsafe(`explain (format json) ${text}`, parameters as never[]);
    return JSON.stringify(rows[0]!["QUERY PLAN"]);
  });
  await dashboard.end();
  assert.match(plan, /"Node Type"/, "a plan was read");
  const scans = plan.matchAll(/"Node Type":"Seq Scan"[^{]*?"Relation Name":"(\w+)"/g);
  return [...scans].map(([, table]) => table!).filter((table) => LARGE.includes(table));
}

const VALUES = {
  all: null,
  status: "Non-Compliant",
  failed: null,
  facet: "law GDPR",
  user: "user-7",
  company_user: "c-7",
  session: "s-7",
} as const;

test("no page of the list reads a large table from end to end", async () => {
  for (const [way, statement] of Object.entries(listLogs)) {
    const value = VALUES[way as keyof typeof VALUES];
    for (const window of [51, 3000]) {
      const bounds = [new Date("2026-12-01"), "", new Date(0), window, 51, value];
      const filters = [null, 1, null, "law GDPR", null, null, null, null, null, "support"];
      const parameters = [people.account.account_id, ...bounds, ...filters];
      assert.deepEqual(await scanned(statement.text, parameters), [], `${way} ${window}`);
    }
  }
});

test("no other page reads a large table from end to end", async () => {
  const { account_id } = people.account;
  const id = "sub_1780000060000_aaaaaa";
  const at = new Date(1_780_000_060_000);
  const asked = [
    [readLog, [account_id, id, at]],
    [readLogs, [account_id, [id, id]]],
    [listSessionLogs, [account_id, "s-7"]],
    [listReveals, [account_id, id, at]],
    [listLedger, [account_id, "infinity", 0, 101]],
    [listDays, [account_id, "2026-01-01"]],
    [readBestStreak, [account_id]],
  ] as const;
  for (const [statement, parameters] of asked) {
    assert.deepEqual(await scanned(statement.text, parameters), [], statement.name);
  }
});

test("pages are made quickly, and the list is light", async () => {
  for (const path of ["/dashboard/logs", "/dashboard", "/dashboard/plan"]) {
    const times: number[] = [];
    for (let round = 0; round < 7; round++) {
      const begun = performance.now();
      assert.equal((await people.owner.get(path)).status, 200);
      times.push(performance.now() - begun);
    }
    assert.ok(Math.min(...times) < SERVER_TIME_MS, `${path}: ${times.join(", ")}`);
  }
  const cookie = [...people.owner.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { cookie, "accept-encoding": "gzip" };
  const answer = await started.app.fetch(
    new Request("http://dashboard.test/dashboard/logs", { headers }),
  );
  assert.equal(answer.headers.get("content-encoding"), "gzip");
  const { byteLength } = await answer.arrayBuffer();
  assert.ok(byteLength > 1000 && byteLength < TRANSFERRED_AT_MOST, `${byteLength} bytes`);
});
