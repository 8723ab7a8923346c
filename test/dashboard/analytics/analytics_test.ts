import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { parse } from "csv-parse/sync";
import { readBestStreak } from "../../../src/dashboard/overview/statements/read_best_streak.ts";
import { listFindings } from "../../../src/dashboard/analytics/statements/list_findings.ts";
import { listStreaks } from "../../../src/dashboard/analytics/statements/list_streaks.ts";
import { listTopUsers } from "../../../src/dashboard/analytics/statements/list_top_users.ts";
import { listUsers } from "../../../src/dashboard/analytics/statements/list_users.ts";
import { listUsersStreaks } from "../../../src/dashboard/analytics/statements/list_users_streaks.ts";
import { listDays } from "../../../src/dashboard/overview/statements/list_days.ts";
import type { Statement } from "../../../src/database/statement.ts";
import { makeTemplates } from "../../../src/seed/make_templates.ts";
import { seedLogs } from "../../../src/seed/seed_logs.ts";
import { createPeople } from "../people.ts";
import type { People } from "../people.ts";
import { startTestDashboard } from "../start_test_dashboard.ts";
import type { TestDashboard } from "../start_test_dashboard.ts";

const MONTH = "2026-03";

let started: TestDashboard;
let people: People;
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
  await seedLogs(started.database.connect("owner", 1), {
    account_id: people.account.account_id,
    logs: 20_000,
    users: 4000,
    until: new Date("2026-03-20T12:00:00Z"),
    months: 3,
    templates: await makeTemplates("2026-03-20"),
  });
});
after(() => started.stop());

test("the page shows the sums of the chosen month", async () => {
  const { status, text } = await people.auditor.get(`/dashboard/analytics?month=${MONTH}`);
  assert.equal(status, 200);
  const [sum] = await started.owner`
    select count(*) as audits, sum(tokens) as tokens, avg(risk_score)::numeric(3, 1) as risk
    from assay.audit_report where accepted_at >= '2026-03-01T00:00:00Z'`;
  for (const name of ["audits", "tokens"]) {
    const shown = Number(sum![name]).toLocaleString("en-GB");
    assert.ok(text.includes(`<span class="value">${shown}</span>`), `${name} ${shown}`);
  }
  assert.ok(text.includes(`<span class="value">${sum!["risk"]}</span>`));
});

test("each picture has a table that says the same, and a CSV", async () => {
  const { text } = await people.auditor.get(`/dashboard/analytics?month=${MONTH}`);
  const pictures = text.match(/<svg[^>]*role="img"/g) ?? [];
  const tables = text.match(/<table/g) ?? [];
  assert.equal(pictures.length, 7);
  assert.equal(tables.length, 7);
  const links = [...text.matchAll(/href="(\/dashboard\/analytics\/[^"]+\.csv[^"]*)"/g)];
  assert.equal(links.length, 7);
  for (const [, link] of links) {
    const answer = await people.auditor.get(link!.replaceAll("&amp;", "&"));
    assert.equal(answer.headers.get("content-type"), "text/csv; charset=utf-8");
    assert.ok((parse(answer.text, { columns: true }) as unknown[]).length > 0, link!);
  }
});

test("tokens by day and by user agree with the ledger's charges", async () => {
  const [charged] = await started.owner`
    select sum(tokens) as tokens from assay.audit_report
    where accepted_at >= '2026-03-01T00:00:00Z'`;
  const days = await people.owner.get(`/dashboard/analytics/days.csv?month=${MONTH}`);
  const rows = parse(days.text, { columns: true }) as Record<string, string>[];
  assert.equal(rows.length, 31);
  assert.equal(
    rows.reduce((total, row) => total + Number(row["Tokens"]), 0),
    charged!["tokens"],
  );
  const users = await people.owner.get(`/dashboard/analytics/users.csv?month=${MONTH}`);
  const named = parse(users.text, { columns: true }) as Record<string, string>[];
  assert.equal(
    named.reduce((total, row) => total + Number(row["Tokens"]), 0),
    charged!["tokens"],
  );
});

test("the tables of users are whole, however many there are", async () => {
  const [count] = await started.owner`
    select (select count(*) from assay.user_month where month = '2026-03-01')::int as users,
      (select count(*) from assay.user_streak)::int as streaks`;
  assert.ok(count!["users"] > 2000 && count!["streaks"] > 2000, "several batches");
  for (const table of ["users", "streaks"]) {
    const { text } = await people.owner.get(`/dashboard/analytics/${table}.csv?month=${MONTH}`);
    const names = (parse(text, { columns: true }) as Record<string, string>[]).map(
      (row) => row["User"],
    );
    assert.equal(names.length, count![table]);
    assert.equal(new Set(names).size, names.length, "nobody stands there twice");
  }
});

test("another account sees none of it", async () => {
  const { text } = await people.stranger.get(`/dashboard/analytics?month=${MONTH}`);
  assert.ok(!text.includes("seed-"));
  const csv = await people.stranger.get(`/dashboard/analytics/users.csv?month=${MONTH}`);
  assert.equal(parse(csv.text).length, 1, "only the header");
});

test("a month that is none is the current one, and an unknown table is not there", async () => {
  for (const month of ["2026-13", "'; drop", "9999-01", "2026-1", ""]) {
    const path = `/dashboard/analytics?month=${encodeURIComponent(month)}`;
    assert.equal((await people.owner.get(path)).status, 200);
  }
  assert.equal((await people.owner.get("/dashboard/analytics/constructor.csv")).status, 404);
  assert.equal((await people.owner.get("/dashboard/analytics/nothing.csv")).status, 404);
});

test("no statement reads a large table from end to end", async () => {
  const login = started.database.connect("login", 1);
  const { account_id } = people.account;
  const statements: [Pick<Statement<never[], unknown>, "name" | "text">, (string | number)[]][] = [
    [listDays, [account_id, "2026-01-01"]],
    [listTopUsers, [account_id, "2026-03-01", 10]],
    [listFindings, [account_id, "2026-03-01"]],
    [listStreaks, [account_id, 10]],
    [listUsers, [account_id, "2026-03-01", "seed-2", 1000]],
    [listUsersStreaks, [account_id, "seed-2", 1000]],
    [readBestStreak, [account_id]],
  ];
  const large = /Seq Scan on (user_month|user_streak|audit_report|submission|ledger_entry)/;
  for (const [statement, parameters] of statements) {
    const rows = await login.unsafe(`explain ${statement.text}`, parameters);
    const plan = rows.map((row) => row["QUERY PLAN"] as string).join("\n");
    assert.doesNotMatch(plan, large, statement.name);
    if (statement.name !== "list_findings" && statement.name !== "list_days") {
      assert.match(plan, /Index (Only )?Scan/, statement.name);
      assert.doesNotMatch(plan, /Sort/, statement.name);
    }
  }
});
