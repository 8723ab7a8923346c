import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SEVERITIES } from "../../../src/audit/report.ts";
import { decideStatus } from "../../../src/audit/verdict/decide_status.ts";
import type { Finding } from "../../../src/audit/verdict/finding.ts";
import { scoreRisk } from "../../../src/audit/verdict/score_risk.ts";

const finding: fc.Arbitrary<Finding> = fc.record({
  weight: fc.constantFrom("violation" as const, "review" as const),
  severity: fc.constantFrom(...SEVERITIES),
  certainty: fc.double({ min: 0, max: 1, noNaN: true }),
  subject: fc.constantFrom("a", "b", "c", "d"),
});

const ORDER = ["Fully Compliant", "Review Needed", "Non-Compliant"];

test("without findings the score is 0 and the interaction compliant", () => {
  assert.equal(scoreRisk([]), 0);
  assert.equal(decideStatus([]), "Fully Compliant");
});

test("another finding never lowers score or status", () => {
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 12 }), finding, (findings, added) => {
      const more = [...findings, added];
      assert.ok(scoreRisk(more) >= scoreRisk(findings));
      assert.ok(scoreRisk(more) > 0 && scoreRisk(more) <= 10);
      assert.ok(ORDER.indexOf(decideStatus(more)) >= ORDER.indexOf(decideStatus(findings)));
    }),
  );
});

test("graver or surer evidence never lowers the score", () => {
  fc.assert(
    fc.property(
      fc.array(finding, { maxLength: 8 }),
      finding,
      fc.constantFrom(...SEVERITIES),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (others, one, severity, certainty) => {
        const graver: Finding = {
          ...one,
          weight: "violation",
          severity: SEVERITIES[
            Math.max(SEVERITIES.indexOf(severity), SEVERITIES.indexOf(one.severity))
          ] as Finding["severity"],
          certainty: Math.max(certainty, one.certainty),
        };
        assert.ok(scoreRisk([...others, graver]) >= scoreRisk([...others, one]));
      },
    ),
  );
});

test("one thing that many laws forbid counts once", () => {
  const one: Finding = { weight: "violation", severity: "high", certainty: 1, subject: "a" };
  assert.equal(scoreRisk([one, one, one]), scoreRisk([one]));
});

test("a violation always scores above a single matter for review", () => {
  const violation: Finding = { weight: "violation", severity: "low", certainty: 0.5, subject: "a" };
  const review: Finding = { weight: "review", severity: "critical", certainty: 1, subject: "b" };
  assert.ok(scoreRisk([violation]) > scoreRisk([review]));
});
