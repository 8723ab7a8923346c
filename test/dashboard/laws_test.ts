import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { law } from "../../src/audit/laws/pl_kodeks_pracy.ts";
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

test("a search finds a law with its articles, what breaks it and what keeps it", async () => {
  const { text } = await people.owner.get("/dashboard/laws?query=kodeks+pracy");
  assert.ok(text.includes(law.citation));
  for (const { id, summary } of law.articles)
    assert.ok(text.includes(id) && text.includes(summary));
  assert.ok(text.includes(law.examples.violated[0].output));
  assert.ok(text.includes(law.examples.kept[0].output));
});

test("what no law holds is said to fit none", async () => {
  const { text } = await people.owner.get("/dashboard/laws?query=zzzz");
  assert.match(text, /No law fits/);
});
