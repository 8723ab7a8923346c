import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SETTINGS } from "../../src/config.ts";
import { writeEnvironmentTable } from "../../src/documentation/write_environment_table.ts";

const readme = new URL("../../README.md", import.meta.url);
const MARKERS =
  "before\n<!-- environment: written by `npm run readme` -->\nstale\n<!-- /environment -->\nafter";

test("the table stands between the markers and names every variable", () => {
  const written = writeEnvironmentTable(MARKERS);
  assert.match(written, /^before\n/);
  assert.match(written, /\nafter$/);
  assert.ok(!written.includes("stale"));
  for (const { variable } of Object.values(SETTINGS))
    assert.ok(written.includes(`\`${variable}\``));
  assert.equal(writeEnvironmentTable(written), written);
});

test("a document without markers is refused", () => {
  assert.throws(() => writeEnvironmentTable("nothing"), RangeError);
});

test("the README shows the settings as they are", () => {
  const text = readFileSync(readme, "utf8");
  assert.equal(writeEnvironmentTable(text), text, "run `npm run readme`");
});
