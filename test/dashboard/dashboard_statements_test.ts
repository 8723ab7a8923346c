import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { after, before, test } from "node:test";
import type { Statement } from "../../src/database/statement.ts";
import { createTestDatabase } from "../database/create_test_database.ts";
import type { TestDatabase } from "../database/create_test_database.ts";

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

for (const file of globSync("src/dashboard/**/statements/*.ts").sort()) {
  test(`${file} fits the live database and what the dashboard may do`, async () => {
    const module = (await import(`../../${file}`)) as Record<string, unknown>;
    const statements = Object.values(module).flatMap(statementsIn);
    assert.ok(statements.length > 0);
    for (const statement of statements) {
      assert.ok(statement.name.startsWith(basename(file, ".ts")), statement.name);
      await database.connect("login", 1).unsafe(statement.text).describe();
    }
  });
}

function statementsIn(value: unknown): Statement<unknown[], unknown>[] {
  if (typeof value === "function") {
    return "text" in value ? [value as Statement<unknown[], unknown>] : [];
  }
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(statementsIn)
    : [];
}
