import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { claimAudits } from "../../src/database/statements/claim_audits.ts";
import type { Database } from "../../src/database/connect.ts";
import { failAudit } from "../../src/database/statements/fail_audit.ts";
import { releaseUsers } from "../../src/database/statements/release_users.ts";
import { checkBooks } from "../worker/check_books.ts";
import { fillAccount, settle } from "./fill_account.ts";
import { createPeople } from "./people.ts";
import type { People } from "./people.ts";
import { startTestDashboard } from "./start_test_dashboard.ts";
import type { TestDashboard } from "./start_test_dashboard.ts";

let started: TestDashboard;
let people: People;
before(async () => {
  started = await startTestDashboard();
  people = await createPeople(started);
});
after(() => started.stop());

async function accountRow() {
  const [row] = await started.owner`
    select plan, suspended_at is not null as suspended, tokens_granted as granted
    from assay.account where account_id = ${people.account.account_id}`;
  return { ...row };
}

test("an operator grants tokens, changes the plan and suspends", async () => {
  const path = `/dashboard/operator/accounts/${people.account.account_id}`;
  assert.equal((await people.operator.post(`${path}/grant`, { tokens: "1,000" })).status, 303);
  assert.equal((await people.operator.post(`${path}/grant`, { tokens: "-5" })).status, 400);
  assert.equal((await people.operator.post(`${path}/plan`, { plan: "premium" })).status, 303);
  assert.equal((await people.operator.post(`${path}/suspend`, { suspended: "yes" })).status, 303);
  const changed = { plan: "premium", suspended: true, granted: 1_001_000 };
  assert.deepEqual(await accountRow(), changed);
  assert.match((await people.owner.get("/dashboard/plan")).text, /The account is suspended/);
  await people.operator.post(`${path}/suspend`, { suspended: "no" });
  assert.equal((await accountRow())["suspended"], false);
  await checkBooks(started.owner);
});

test("an operator opens an account", async () => {
  const fields = { name: "New Bank", plan: "free", tokens: "5000" };
  assert.equal((await people.operator.post("/dashboard/operator/accounts", fields)).status, 303);
  assert.match((await people.operator.get("/dashboard/operator")).text, /New Bank/);
  await checkBooks(started.owner);
});

test("a failed audit is retried, and its tokens are reserved again", async () => {
  const log = { user_id: "unlucky", report: null };
  const [id] = await fillAccount(started.database, people.account, [log]);
  const worker = started.database.connect("worker", 1);
  await giveUp(worker, "unlucky");
  await checkBooks(started.owner);
  assert.match((await people.owner.get("/dashboard/logs?status=failed")).text, /unlucky/);
  assert.match((await people.operator.get("/dashboard/operator")).text, /A reason\./);
  const path = `/dashboard/operator/failures/${id}/retry`;
  assert.equal((await people.owner.post(path)).status, 404);
  assert.equal((await people.operator.post(path)).status, 303);
  assert.equal((await people.operator.post(path)).status, 404, "once");
  assert.match((await people.owner.get("/dashboard/logs?status=pending")).text, /unlucky/);
  const [tokens] = await started.owner`
    select tokens_taken as taken from assay.account
    where account_id = ${people.account.account_id}`;
  assert.equal(tokens!["taken"], 25, "reserved once");
  await checkBooks(started.owner);
  await settle(worker, { account: people.account, log, report: {} });
  await checkBooks(started.owner);
  const { text } = await people.owner.get("/dashboard/plan");
  assert.match(text, /Not charged: the audit failed, 25 reserved were released/);
});

test("a retried audit counts in its own place of the streak", async () => {
  const { account } = people;
  const user_id = "later";
  const worker = started.database.connect("worker", 1);
  const log = { user_id, report: null };
  const streak = async () => {
    const [row] = await started.owner`
      select current, longest, last_status from assay.user_streak where user_id = ${user_id}`;
    return { ...row };
  };
  for (const status of ["Non-Compliant", "Review Needed"] as const) {
    await fillAccount(started.database, account, [
      { user_id, report: {} },
      { user_id, report: {} },
      log,
    ]);
    await giveUp(worker, user_id);
    await fillAccount(started.database, account, [{ user_id, report: {} }]);
    const [row] = await started.owner`
      select submission_id as id from assay.audit_failure where user_id = ${user_id}`;
    await people.operator.post(`/dashboard/operator/failures/${row!["id"]}/retry`);
    await settle(worker, { account, log, report: { status } });
    await checkBooks(started.owner);
  }
  // C C N C, then C C R C.
  assert.deepEqual(await streak(), { current: 4, longest: 4, last_status: "Fully Compliant" });
});

/** Lets the oldest audit of a user that is under way fail for good. */
async function giveUp(worker: Database, user_id: string): Promise<void> {
  const { account_id } = people.account;
  const [claim] = await claimAudits(worker, JSON.stringify([{ account_id, user_id }]));
  const { submission_id, sequence } = claim!.submission!;
  const { session } = claim!;
  await failAudit(worker, session, submission_id, account_id, user_id, sequence, "A reason.", 1);
  await releaseUsers(worker, JSON.stringify([{ account_id, user_id }]));
}
