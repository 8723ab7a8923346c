import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { Database } from "../../src/database/connect.ts";
import type { Worker } from "../../src/worker/start_worker.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import type { TestAccount } from "../database/create_test_account.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";
import { checkBooks } from "./check_books.ts";
import { startTestWorker } from "./start_test_worker.ts";
import { createSubmit } from "./submit.ts";
import type { Submit } from "./submit.ts";
import { waitUntil } from "./wait_until.ts";

let database: TestDatabase;
let owner: Database;
let account: TestAccount;
let submit: Submit;
let worker: Worker | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  owner = database.connect("owner");
  account = await createTestAccount(owner);
  submit = createSubmit(database.connect("api", 1), account);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await checkBooks(owner);
  await database.drop();
});

const audit = "./instructed_audit.ts";

async function nothingWaits(): Promise<boolean> {
  const rows = await owner`select from assay.pending_audit limit 1`;
  return rows.length === 0;
}

async function reports(user_id: string): Promise<{ submission_id: string; status: string }[]> {
  return await owner`
    select submission_id, status from assay.audit_report
    where user_id = ${user_id} order by audited_at, submission_id`;
}

test("a user's submissions are audited in order, however long each takes", async () => {
  const submitted: string[] = [];
  for (const delay_ms of [60, 0, 30, 0, 10]) submitted.push(await submit("u", { delay_ms }));
  worker = await startTestWorker({ url: database.url, audit, threads: 2 });
  await waitUntil(nothingWaits);
  assert.deepEqual(
    (await reports("u")).map((row) => row.submission_id),
    submitted,
  );
});

test("a slow audit of one user holds up no other", async () => {
  worker = await startTestWorker({ url: database.url, audit, threads: 2 });
  await submit("slow", { delay_ms: 3000 });
  const others = Array.from({ length: 20 }, (_, n) => submit(`quick-${n}`, {}));
  await Promise.all(others);
  await waitUntil(async () => {
    const [row] = await owner`select count(*) as done from assay.audit_report`;
    return row!["done"] === 20;
  }, 2500);
});

test("the month, the charge and the streak follow each audit", async () => {
  for (const status of ["Fully Compliant", "Fully Compliant", "Review Needed", "Fully Compliant"]) {
    await submit("u", { status, risk_score: 1.5 });
  }
  await submit("u", { status: "Non-Compliant", risk_score: 9 });
  await submit("u", { status: "Fully Compliant" });
  worker = await startTestWorker({ url: database.url, audit });
  await waitUntil(nothingWaits);
  const [streak] = await owner`select current, longest from assay.user_streak`;
  assert.deepEqual({ ...streak }, { current: 1, longest: 3 });
  const [month] = await owner`
    select audits, fully_compliant, review_needed, non_compliant, tokens, risk_sum, risk_highest
    from assay.user_month`;
  assert.deepEqual(
    { ...month },
    {
      audits: 6,
      fully_compliant: 4,
      review_needed: 1,
      non_compliant: 1,
      tokens: 60,
      risk_sum: "15.0",
      risk_highest: "9.0",
    },
  );
});

test("a failing audit is tried again, keeps its order, and then counts once", async () => {
  const logged: string[] = [];
  worker = await startTestWorker({ url: database.url, audit, logged });
  const first = await submit("u", { fail_until: Date.now() + 900 });
  const second = await submit("u", {});
  await waitUntil(nothingWaits);
  assert.deepEqual(
    (await reports("u")).map((row) => row.submission_id),
    [first, second],
  );
  assert.ok(logged.some((line) => line.includes('"audit_failed"')));
});

test("no tries are spent before they are due, however much of the user comes meanwhile", async () => {
  worker = await startTestWorker({ url: database.url, audit, attempts: 2 });
  const submitted = [await submit("u", { delay_ms: 200, fail_until: Date.now() + 900 })];
  for (let n = 0; n < 20; n++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    submitted.push(await submit("u", {}));
  }
  await waitUntil(nothingWaits);
  assert.deepEqual(
    (await reports("u")).map((row) => row.submission_id),
    submitted,
  );
});

test("an audit that fails for good releases its tokens, keeps the reason, and lets others by", async () => {
  const logged: string[] = [];
  worker = await startTestWorker({ url: database.url, audit, attempts: 2, logged });
  const bad = await submit("u", { fail: true, secret: "the audited text" });
  const good = await submit("u", {});
  await waitUntil(nothingWaits);
  assert.deepEqual(
    (await reports("u")).map((row) => row.submission_id),
    [good],
  );
  const [failure] = await owner`select submission_id, reason, attempts from assay.audit_failure`;
  assert.deepEqual(
    { ...failure },
    {
      submission_id: bad,
      reason: "The audit ended with TypeError.",
      attempts: 2,
    },
  );
  const [row] = await owner`select tokens_granted - tokens_taken as balance from assay.account`;
  assert.equal(row!["balance"], 1_000_000 - 10);
  assert.doesNotMatch(logged.join("\n"), /the audited text/);
  const login = database.connect("login", 1);
  const jobs =
    await login`select last_error from graphile_worker.jobs where last_error like '%text%'`;
  assert.equal(jobs.length, 0);
});

test("safe texts are redacted as the operator of the service has it", async () => {
  const operators = { EMAIL: "hash", CREDIT_CARD: "mask" } as const;
  const redaction = { operators, hash_key: "a secret" };
  worker = await startTestWorker({ url: database.url, redaction });
  await submit("u", { mail: "jane.doe@gmail.com", card: "4539 8904 7888 5136" });
  // The engine itself is loaded here, which takes its time on a busy machine.
  await waitUntil(nothingWaits, 60_000);
  const [report] = await owner`select report ->> 'safe_input' as safe from assay.audit_report`;
  assert.match(
    report!["safe"],
    /^\{"mail":"\[EMAIL_[0-9a-f]{16}\]","card":"\*{4} \*{4} \*{4} 5136"\}$/,
  );
});

test("an endless audit and one that eats memory end, and nothing else with them", async () => {
  worker = await startTestWorker({ url: database.url, audit, attempts: 1, time_limit_ms: 700 });
  await submit("endless", { loop: true });
  await submit("hungry", { exhaust: true });
  await submit("well", {});
  await waitUntil(nothingWaits, 30_000);
  const failures = await owner`select user_id, reason from assay.audit_failure order by user_id`;
  assert.deepEqual(
    failures.map((row) => row["user_id"]),
    ["endless", "hungry"],
  );
  assert.equal(failures[0]!["reason"], "The audit took longer than it may.");
  assert.equal((await reports("well")).length, 1);
});

test("several workers with delays and failures audit all, each user in order", async () => {
  const workers = await Promise.all(
    [1, 2, 3].map(() => startTestWorker({ url: database.url, audit, attempts: 5 })),
  );
  const submitted = new Map<string, string[]>();
  let seed = 20_261_121;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 8; round++) {
    for (let user = 0; user < 12; user++) {
      const user_id = `user-${user}`;
      const instruction = {
        delay_ms: Math.floor(random() * 25),
        status: random() < 0.7 ? "Fully Compliant" : "Non-Compliant",
        ...(random() < 0.05 && { fail_until: Date.now() + 500 }),
      };
      const id = await submit(user_id, instruction);
      submitted.set(user_id, [...(submitted.get(user_id) ?? []), id]);
    }
  }
  await waitUntil(nothingWaits, 40_000);
  for (const [user_id, ids] of submitted) {
    assert.deepEqual(
      (await reports(user_id)).map((row) => row.submission_id),
      ids,
    );
  }
  const login = database.connect("login", 1);
  const jobs = async () => (await login`select from graphile_worker.jobs`).length;
  // A user's job may come round once more after an earlier one did its work.
  await waitUntil(async () => (await jobs()) === 0);
  await Promise.all(workers.map((each) => each.stop()));
  assert.equal(await jobs(), 0, "no job is left behind");
});

test("the worker goes on by itself after its connections were cut", async () => {
  worker = await startTestWorker({ url: database.url, audit });
  await submit("a", { delay_ms: 400 });
  await submit("b", {});
  const login = database.connect("login", 1);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await login`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${database.name} and application_name like 'assay %'
      and application_name not in ('assay owner', 'assay login')`;
  await submit("c", {}).catch(() => submit("c", {}));
  await waitUntil(nothingWaits, 30_000);
  assert.equal((await reports("a")).length, 1);
});
