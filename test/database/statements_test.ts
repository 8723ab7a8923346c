import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import type { Statement } from "../../src/database/statement.ts";
import { createTestDatabase } from "./create_test_database.ts";
import type { TestDatabase } from "./create_test_database.ts";

const FOLDER = new URL("../../src/database/statements/", import.meta.url);

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

for (const file of readdirSync(FOLDER)) {
  test(`${file} fits the live database`, async () => {
    const module = (await import(new URL(file, FOLDER).href)) as Record<string, unknown>;
    const statements = Object.values(module).filter(isStatement);
    assert.equal(statements.length, 1, "one statement a file");
    const [statement] = statements;
    assert.equal(`${statement!.name}.ts`, file);
    const owner = database.connect("login", 1);
    const described = await owner.unsafe(statement!.text).describe();
    assert.ok(described.columns.length > 0);
  });
}

function isStatement(value: unknown): value is Statement<unknown[], unknown> {
  return typeof value === "function" && "text" in value;
}
