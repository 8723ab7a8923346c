import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { checkSchema, migrate } from "../../src/database/migrate.ts";
import { describeSchema } from "../../src/database/statements/describe_schema.ts";
import { createTestDatabase } from "./create_test_database.ts";
import type { TestDatabase } from "./create_test_database.ts";

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase("empty");
});
after(() => database.drop());

test("a fresh database equals the committed picture of the schema", async () => {
  const login = database.connect("login", 1);
  await assert.rejects(checkSchema(login), /run `assay migrate` first/);
  const planned = await migrate(login, { url: database.url, dry_run: true });
  assert.ok(planned.migrations.length > 0 && planned.functions.length > 0);
  assert.deepEqual(await describe(), [], "a dry run changes nothing");

  assert.deepEqual(await migrate(login, { url: database.url }), planned);
  await checkSchema(login);
  const picture = await readFile(new URL("../../sql/schema.txt", import.meta.url), "utf8");
  assert.deepEqual(await describe(), picture.trimEnd().split("\n"), "run `npm run schema`");
});

test("migrating again does nothing", async () => {
  const login = database.connect("login", 1);
  const before_again = await login`select * from assay.migration order by kind, name`;
  const again = await migrate(login, { url: database.url });
  assert.deepEqual(again, { migrations: [], functions: [] });
  assert.deepEqual(await login`select * from assay.migration order by kind, name`, before_again);
});

test("two migrations at once take turns", async () => {
  const fresh = await createTestDatabase("empty");
  const logins = [fresh.connect("login", 1), fresh.connect("login", 1)];
  const done = await Promise.all(logins.map((login) => migrate(login, { url: fresh.url })));
  assert.deepEqual(done.map((migration) => migration.migrations.length === 0).sort(), [
    false,
    true,
  ]);
  await fresh.drop();
});

test("every table and column carries a comment", async () => {
  const without = (await describe()).filter((line) => line.includes("NO COMMENT"));
  assert.deepEqual(without, []);
});

test("every foreign key has an index that begins with its columns", async () => {
  const login = database.connect("login", 1);
  const bare = await login`
    select k.conrelid::regclass::text as table, k.conname
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'assay'::regnamespace
      and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] operator(pg_catalog.@>) k.conkey
      )`;
  assert.deepEqual([...bare], []);
});

test("a migration that was changed after it ran is refused", async () => {
  const login = database.connect("login", 1);
  await login`update assay.migration set checksum = 'x' where name = '000002_accounts.sql'`;
  await assert.rejects(migrate(login, { url: database.url }), /000002_accounts.sql was changed/);
  await assert.rejects(checkSchema(login), /000002_accounts.sql was changed/);
});

test("a database newer than the program is refused", async () => {
  const login = database.connect("login", 1);
  await login`
    insert into assay.migration (kind, name, checksum) values ('migration', '999999_later.sql', 'x')`;
  await assert.rejects(migrate(login, { url: database.url }), /newer than this program/);
});

async function describe(): Promise<string[]> {
  const login = database.connect("login", 1);
  const [found] = await login`select to_regnamespace('assay') is not null as yes`;
  if (!found!["yes"]) return [];
  return (await describeSchema(login)).map((row) => row.line);
}
