import assert from "node:assert/strict";
import { test } from "node:test";
import { recognizedIssues } from "../../../src/audit/detection/recognized_issues.ts";
import { settleDoubted } from "../../../src/audit/detection/settle_doubted.ts";
import type { Fact } from "../../../src/audit/fact.ts";
import type { SafetyIssue } from "../../../src/audit/report.ts";
import { loadCatalogue } from "../../../src/catalogue/load_catalogue.ts";

const { hazards } = await loadCatalogue();

function issueOf(category: string, severity: SafetyIssue["severity"]): SafetyIssue {
  return { category, side: "output", severity, certainty: 0.7, description: "x", evidence: [] };
}

function factOf(tag: string, severity: SafetyIssue["severity"]): Fact {
  return {
    tags: [tag],
    flow: "output",
    severity,
    certainty: 0.6,
    statistical: false,
    evidence: [{ side: "output", start: 0, end: 3 }],
  };
}

test("what a lawful answer talks about is shown and asks for nothing, but for what may cost lives", () => {
  const { issues, facts } = settleDoubted({
    issues: [issueOf("fraud", "high"), issueOf("self_harm", "high"), issueOf("hate", "critical")],
    facts: [
      factOf("hazard:fraud", "high"),
      factOf("hazard:self_harm", "high"),
      factOf("hazard:hate", "critical"),
    ],
  });
  assert.deepEqual(
    issues.map(({ severity }) => severity),
    ["low", "high", "critical"],
  );
  assert.deepEqual(
    facts.flatMap(({ tags }) => tags),
    ["hazard:self_harm", "hazard:hate"],
  );
});

test("a hazard that is recognized as a whole is an issue, unless rules told it", () => {
  const recognized = [factOf("hazard:fraud", "high"), factOf("hidden_fees", "medium")];
  const [issue, ...more] = recognizedIssues(recognized, { hazards, issues: [] });
  assert.deepEqual(more, []);
  assert.equal(issue!.category, "fraud");
  assert.equal(issue!.side, "output");
  assert.deepEqual(issue!.evidence, recognized[0]!.evidence);
  const told = [issueOf("fraud", "high")];
  assert.deepEqual(recognizedIssues(recognized, { hazards, issues: told }), []);
});
