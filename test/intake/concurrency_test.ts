import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { listAccounts } from "../../src/database/statements/list_accounts.ts";
import { createTestAccount } from "../database/create_test_account.ts";
import type { TestAccount } from "../database/create_test_account.ts";
import { sampleSubmission } from "./sample_submission.ts";
import { startTestIntake } from "./start_test_intake.ts";
import type { Answer, TestIntake } from "./start_test_intake.ts";

let intake: TestIntake;
before(async () => {
  intake = await startTestIntake();
});
after(() => intake.stop());

async function postTogether(bodies: unknown[], account: TestAccount): Promise<Answer[]> {
  return await Promise.all(bodies.map((body) => intake.post(body, { "x-api-key": account.key })));
}

function countOf(answers: Answer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

test("of 200 simultaneous submissions of one user exactly one is accepted", async () => {
  const submission = sampleSubmission();
  const answers = await postTogether(Array(200).fill(submission), intake.account);
  assert.equal(countOf(answers, 200), 1);
  assert.equal(countOf(answers, 429), 199);
  for (const answer of answers.filter(({ status }) => status === 429)) {
    assert.match(answer.headers.get("retry-after")!, /^(20|1[0-9])$/);
  }
});

test("a balance is never overdrawn, whoever spends it at once", async () => {
  const probe = await createTestAccount(intake.owner);
  const first = await intake.post(sampleSubmission(), { "x-api-key": probe.key });
  const [{ tokens }] = (await intake.owner`
    select tokens from assay.submission
    where submission_id = ${first.body.submission_id!}`) as unknown as [{ tokens: number }];
  const payable = 37;
  const account = await createTestAccount(intake.owner, { tokens: tokens * payable + tokens - 1 });
  const bodies = Array.from({ length: 150 }, () => sampleSubmission());
  const answers = await postTogether(bodies, account);
  assert.equal(countOf(answers, 200), payable, "all that could be paid was accepted");
  assert.equal(countOf(answers, 403), bodies.length - payable);
  const row = (await listAccounts(intake.owner)).find((a) => a.account_id === account.account_id)!;
  assert.deepEqual(
    { balance: row.balance, reserved: row.reserved, charged: row.charged },
    { balance: tokens - 1, reserved: tokens * payable, charged: 0 },
  );
});

test("a submission that is refused or breaks does not take others of its batch along", async () => {
  const account = await createTestAccount(intake.owner);
  const cooling = sampleSubmission();
  await intake.post(cooling, { "x-api-key": account.key });
  const bodies = Array.from({ length: 120 }, (_, position) =>
    position % 3 === 0 ? cooling : position % 3 === 1 ? { user_id: "x" } : sampleSubmission(),
  );
  const answers = await postTogether(bodies, account);
  answers.forEach(({ status }, position) => {
    assert.equal(status, [429, 400, 200][position % 3]);
  });
});

test("every accepted submission has its job, and one user has one job", async () => {
  const account = await createTestAccount(intake.owner);
  const bodies = Array.from({ length: 100 }, () => sampleSubmission());
  await postTogether(bodies, account);
  const login = intake.database.connect("login", 1);
  const [row] = await login`
    select count(*) as pending, count(j.id) as jobs, count(distinct j.key) as keys
    from assay.pending_audit p
    left join graphile_worker.jobs j on j.key = p.account_id || '/' || p.user_id
    where p.account_id = ${account.account_id}`;
  assert.deepEqual({ ...row }, { pending: 100, jobs: 100, keys: 100 });
});

test("accounts neither see nor block each other's users", async () => {
  const accounts = await Promise.all([1, 2, 3].map(() => createTestAccount(intake.owner)));
  const submission = sampleSubmission();
  const answers = await Promise.all(accounts.map((account) => postTogether([submission], account)));
  assert.deepEqual(
    answers.flat().map(({ status }) => status),
    [200, 200, 200],
  );
});
