import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Database } from "../../src/database/connect.ts";
import { acceptSubmissions } from "../../src/database/statements/accept_submissions.ts";
import { claimAudits } from "../../src/database/statements/claim_audits.ts";
import type { ClaimedRow } from "../../src/database/statements/claim_audits.ts";
import { releaseUsers } from "../../src/database/statements/release_users.ts";
import { settleAudits } from "../../src/database/statements/settle_audits.ts";
import { submissionId } from "../../src/intake/submission_id.ts";
import stubAudit from "../benchmark/stub_audit.ts";
import { createTestAccount } from "./create_test_account.ts";
import type { TestAccount } from "./create_test_account.ts";
import { createTestDatabase } from "./create_test_database.ts";
import type { TestDatabase } from "./create_test_database.ts";

/**
 * What a call reads must not grow with what is stored, nor with how old the statistics and the
 * plan are: the plans here were made on empty tables, and nothing is analyzed.
 */
let database: TestDatabase;
let api: Database;
let worker: Database;
let account: TestAccount;
let users = 0;

const BATCH = 64;
const BACKLOG = 150 * BATCH;
/** Rows that one call may read for each of its items, in all tables together. */
const READ_PER_ITEM = 20;

before(async () => {
  database = await createTestDatabase();
  api = database.connect("api", 1);
  worker = database.connect("worker", 1);
  account = await createTestAccount(database.connect("owner", 1), { tokens: 1e9 });
  await accept(api);
  await auditAll(worker, () => {});
  while (users < BACKLOG) await accept(api);
});
after(() => database.drop());

async function accept(connection: Database, retried = false): Promise<void> {
  const items = Array.from({ length: BATCH }, () => ({
    submission_id: submissionId(Date.now()),
    ...(retried && { retried }),
    key_id: account.key_id,
    account_id: account.account_id,
    user_id: `user-${users++}`,
    company_name: "Example Bank",
    use_case: "Customer support",
    submitted_timestamp: "2026-06-01T12:00:00Z",
    model_version: "assistant-1.4",
    input_value: "What does it cost?",
    input_format: "text",
    input_country: "DE",
    output_value: "Nothing.",
    output_format: "text",
    output_country: "DE",
    tokens: 7,
  }));
  const rows = await acceptSubmissions(connection, JSON.stringify(items), 20);
  assert.deepEqual([...new Set(rows.map((row) => row.outcome))], ["accepted"]);
}

/** Claims, settles and releases the first users, and tells after each step. */
async function auditAll(
  connection: Database,
  done: (step: string) => Promise<void> | void,
): Promise<void> {
  const turn = Array.from({ length: BATCH }, (_, number) => ({
    account_id: account.account_id,
    user_id: `user-${number + turns * BATCH}`,
  }));
  turns++;
  const claimed = await claimAudits(connection, JSON.stringify(turn));
  await done("claiming");
  const settled = await settleAudits(connection, JSON.stringify(claimed.map(reportOn)));
  assert.equal(settled.length, BATCH);
  await done("settling");
  await releaseUsers(connection, JSON.stringify(turn));
  await done("releasing");
}
let turns = 0;

function reportOn({ session, submission }: ClaimedRow): unknown {
  const { submission_id, accepted_at, account_id, user_id, sequence } = submission!;
  return {
    ...{ session, submission_id, accepted_at, account_id, user_id, sequence },
    report: stubAudit(),
  };
}

/** Rows that the connection has read and not yet accounted for, whether by an index or not. */
async function rowsRead(transaction: Database): Promise<number> {
  const [row] = await transaction<{ read: number }[]>`
    select (sum(seq_tup_read) + sum(coalesce(idx_tup_fetch, 0)))::bigint as read
    from pg_stat_xact_user_tables`;
  return row!.read;
}

for (const retried of [false, true]) {
  test(`accepting reads few rows${retried ? ", also when it is tried again" : ""}`, async () => {
    await api.begin(async (transaction) => {
      const before_call = await rowsRead(transaction as unknown as Database);
      await accept(transaction as unknown as Database, retried);
      const read = (await rowsRead(transaction as unknown as Database)) - before_call;
      assert.ok(read <= BATCH * READ_PER_ITEM, `${read} rows for ${BATCH} submissions`);
    });
  });
}

test("claiming, settling and releasing read few rows", async () => {
  await worker.begin(async (transaction) => {
    let before_step = await rowsRead(transaction as unknown as Database);
    await auditAll(transaction as unknown as Database, async (step) => {
      const read = await rowsRead(transaction as unknown as Database);
      const rows = read - before_step;
      before_step = read;
      assert.ok(rows <= BATCH * READ_PER_ITEM, `${step} reads ${rows} rows for ${BATCH} users`);
    });
  });
});
