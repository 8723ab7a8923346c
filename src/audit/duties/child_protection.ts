import type { Trigger } from "../laws/law.ts";

/** Sexual material about children is forbidden everywhere. */
export const CHILD_PROTECTION: readonly Trigger[] = [
  {
    tags: ["hazard:child_safety"],
    flows: ["output"],
    finding: "violation",
    severity: "critical",
    reason: "The output sexualizes a child or helps to abuse one.",
    remediation: [
      "Block the output, preserve it as the law demands, and report it to the competent body.",
    ],
  },
  {
    tags: ["hazard:child_safety"],
    flows: ["input"],
    finding: "possible",
    severity: "high",
    reason: "The user asks for sexual content about a child or for help to abuse one.",
    remediation: ["Keep the record, and have it reviewed by trained people for a report."],
  },
];
