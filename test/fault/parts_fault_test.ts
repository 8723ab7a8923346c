import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { Database } from "../../src/database/connect.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import type { TestAccount } from "../database/create_test_account.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";
import { sampleSubmission } from "../intake/sample_submission.ts";
import { checkAudits, checkTurns } from "./check_audits.ts";
import { startProcess } from "./start_process.ts";
import type { ServiceProcess } from "./start_process.ts";
import { submitUnderFault } from "./submit_under_fault.ts";
import type { Submitting } from "./submit_under_fault.ts";

/** The parts as processes of their own on one database. */
let database: TestDatabase;
let owner: Database;
let account: TestAccount;
let processes: ServiceProcess[];
let submitting: Submitting | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = database.connect("owner", 1);
  account = await createTestAccount(owner);
  processes = [];
});
afterEach(async () => {
  await submitting?.stop();
  await Promise.all(processes.map((each) => each.stop()));
  await database.drop();
});

function run(command: string, environment: Record<string, string> = {}): ServiceProcess {
  const service = startProcess([command], {
    DATABASE_URL: database.url,
    PORT: "0",
    LOG_LEVEL: "debug",
    ASSAY_COOLDOWN_SECONDS: "0",
    ...environment,
  });
  processes.push(service);
  return service;
}

async function startApi(environment: Record<string, string> = {}): Promise<string> {
  const [, url] = await run("api", environment).line(/^Assay is ready at (http:\S+)$/);
  return url!;
}

test("workers killed in the middle of audits leave nothing undone or done twice", async () => {
  const url = await startApi();
  const load = (submitting = submitUnderFault({ url: () => url, key: account.key, users: 8 }));
  const survivor = run("worker");
  for (let round = 0; round < 3; round++) {
    const victim = run("worker");
    await victim.line(/worker is ready/);
    await load.progress(60);
    await victim.kill();
  }
  await load.stop();
  await checkAudits(owner, load.acknowledged);
  await checkTurns(
    owner,
    processes.flatMap((each) => each.log),
  );
  assert.ok(survivor.log.length > 0);
});

test("a database that does not answer gives 500, a log line, and its recovery", async () => {
  const url = await startApi({ ASSAY_API_STATEMENT_TIMEOUT: "500" });
  const headers = { "x-api-key": account.key, "content-type": "application/json" };
  const post = (): Promise<Response> =>
    fetch(url, { method: "POST", headers, body: JSON.stringify(sampleSubmission()) });
  assert.equal((await post()).status, 200);
  const blocker = database.connect("login", 1);
  await blocker.begin(async (transaction) => {
    await transaction`select from assay.account for update`;
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 100 }, post));
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [500]);
    assert.deepEqual(await answers[0]!.json(), { error: "Internal Server Error" });
    assert.ok(performance.now() - began < 15_000, "it does not hang");
  });
  assert.equal((await post()).status, 200, "it recovers by itself");
  assert.ok(processes[0]!.log.some((line) => line.includes('"request_failed"')));
});

test("a client whose clock jumps is accepted, and the report says so", async () => {
  const url = await startApi();
  run("worker");
  const headers = { "x-api-key": account.key, "content-type": "application/json" };
  const acknowledged = new Map<string, string[]>();
  for (const [user_id, timestamp] of [
    ["past", "1999-12-31T23:59:59"],
    ["future", "2099-01-01T00:00:00+14:00"],
    ["now", new Date().toISOString()],
  ] as const) {
    const body = JSON.stringify(sampleSubmission({ user_id, timestamp }));
    const response = await fetch(url, { method: "POST", headers, body });
    assert.equal(response.status, 200);
    const { submission_id } = (await response.json()) as { submission_id: string };
    acknowledged.set(user_id, [submission_id]);
  }
  await checkAudits(owner, acknowledged);
  const rows = await owner<{ user_id: string; notes: string[] }[]>`
    select user_id, report -> 'notes' as notes from assay.audit_report order by user_id`;
  const skewed = rows.filter((row) => row.notes.some((note) => note.includes("minutes")));
  assert.deepEqual(
    skewed.map((row) => row.user_id),
    ["future", "past"],
  );
});
