import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createTestAccount } from "./create_test_account.ts";
import { createTestDatabase } from "./create_test_database.ts";
import type { TestDatabase } from "./create_test_database.ts";
import { createSubmit } from "../worker/submit.ts";

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

test("submissions become the first partition of a partitioned table without a rewrite", async () => {
  const owner = database.connect("owner", 1);
  const account = await createTestAccount(owner);
  const id = await createSubmit(database.connect("api", 1), account)("u", {});
  const [file] = await owner`select pg_relation_filenode('assay.submission') as node`;
  await owner.begin(async (transaction) => {
    await transaction.unsafe(`
      alter table assay.audit_report drop constraint audit_report_submission_fkey;
      alter table assay.audit_failure drop constraint audit_failure_submission_fkey;
      alter table assay.submission rename to submission_until_2030;
      alter table assay.submission_until_2030 alter column sequence drop identity;
      alter table assay.submission_until_2030
        add constraint until_2030 check (accepted_at < '2030-01-01') not valid;
      create table assay.submission (like assay.submission_until_2030 including comments)
        partition by range (accepted_at);
      alter table assay.submission add primary key (submission_id, accepted_at);`);
  });
  await owner.unsafe(`alter table assay.submission_until_2030 validate constraint until_2030`);
  await owner.unsafe(`
    alter table assay.submission attach partition assay.submission_until_2030
      for values from (minvalue) to ('2030-01-01');
    create table assay.submission_2030_01 partition of assay.submission
      for values from ('2030-01-01') to ('2030-02-01');`);
  const [kept] = await owner`select pg_relation_filenode('assay.submission_until_2030') as node`;
  assert.equal(kept!["node"], file!["node"], "the file is the same: nothing was rewritten");
  const rows =
    await owner`select tableoid::regclass::text as part from assay.submission where submission_id = ${id}`;
  assert.deepEqual(
    rows.map((row) => row["part"]),
    ["assay.submission_until_2030"],
  );
});
