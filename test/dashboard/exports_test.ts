import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { parse } from "csv-parse/sync";
import { fillAccount } from "./fill_account.ts";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";

let started: TestDashboard;
let people: People;
let ids: string[];
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
  ids = await fillAccount(
    started.database,
    people.account,
    Array.from({ length: 3 }, (_, n) => ({
      user_id: `user-${n}`,
      input: `RAW-${n}`,
      report: { safe_input: `[SAFE_${n}]`, risk_score: n },
    })),
  );
});
after(() => started.stop());

function idOf(json: string): string {
  return (JSON.parse(json) as { submission: { submission_id: string } }).submission.submission_id;
}

test("a log is exported with safe texts, and with raw ones only on the record", async () => {
  const path = `/dashboard/logs/${ids[0]}/export`;
  const safe = await people.auditor.get(`${path}.json`);
  assert.match(safe.headers.get("content-disposition")!, new RegExp(`${ids[0]}\\.json`));
  assert.equal(idOf(safe.text), ids[0]);
  assert.ok(safe.text.includes("[SAFE_0]") && !safe.text.includes("RAW-0"));
  const raw = await people.auditor.post(`${path}.json`);
  assert.ok(raw.text.includes("RAW-0"));
  assert.match(
    (await people.auditor.get(`${path}.csv`)).headers.get("content-type")!,
    /^text\/csv/,
  );
  assert.match((await people.auditor.post(`${path}.pdf`)).text, /^%PDF-1/);
  const purposes = await started.owner`select purpose from assay.reveal order by reveal_id`;
  assert.deepEqual(
    purposes.map((row) => row["purpose"]),
    ["json", "pdf"],
  );
  for (const format of ["json", "csv", "pdf"]) {
    assert.equal((await people.stranger.get(`${path}.${format}`)).status, 404);
    assert.equal((await people.stranger.post(`${path}.${format}`)).status, 404);
  }
});

test("the filtered list is exported as it stands in the address", async () => {
  const all = await people.auditor.get("/dashboard/logs/export.jsonl");
  const lines = all.text.trimEnd().split("\n");
  const listed = lines.map(idOf);
  assert.deepEqual(listed, [...ids].reverse());
  assert.ok(!all.text.includes("RAW-"));
  const risky = await people.auditor.get("/dashboard/logs/export.csv?risk_from=1.5");
  const rows = risky.text.trimEnd().split("\r\n");
  assert.equal(rows.length, 2, "a header and one log");
  assert.ok(rows[1]!.includes(ids[2]!));
  assert.equal((await people.stranger.get("/dashboard/logs/export.jsonl")).text, "");
});

test("whoever exports the list is told how far it is, and nobody else", async () => {
  const id = crypto.randomUUID();
  const list = await people.auditor.get(`/dashboard/logs/export.csv?progress=${id}`);
  const rows = parse(list.text, { columns: true }) as unknown[];
  const told = await people.auditor.get(`/dashboard/logs/exports/${id}`);
  assert.deepEqual(JSON.parse(told.text), { logs: rows.length, state: "done" });
  assert.equal((await people.owner.get(`/dashboard/logs/exports/${id}`)).status, 404);
  assert.equal((await people.auditor.get("/dashboard/logs/exports/nothing")).status, 404);
});
