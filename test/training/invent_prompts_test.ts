import assert from "node:assert/strict";
import { test } from "node:test";
import { inventPrompts } from "../../src/training/safety/invent_prompts.ts";

const BENIGN = { harm: 0, injection: 0 } as const;

test("invented prompts are the same for one seed, whole, and as many honest as not", () => {
  const rows = inventPrompts(7, BENIGN);
  assert.deepEqual(inventPrompts(7, BENIGN), rows);
  assert.notDeepEqual(inventPrompts(8, BENIGN), rows);
  assert.ok(rows.every(({ text }) => text.trim() !== "" && !/\bNAME\b|undefined/.test(text)));
  const attacks = rows.filter(({ targets }) => targets.injection === 1);
  const honest = rows.filter(({ targets }) => targets.injection === 0);
  assert.equal(attacks.length + honest.length, rows.length);
  assert.ok(Math.abs(attacks.length - honest.length) < rows.length / 5);
});
