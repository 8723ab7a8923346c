import type { Trigger } from "../laws/law.ts";

/** Only licensed people call themselves doctor, therapist or lawyer. */
export const LICENSED_PROFESSIONS: readonly Trigger[] = [
  {
    tags: ["licensed_claim"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "The AI claims to be a licensed professional.",
    remediation: [
      "Remove every claim to be a licensed professional from the assistant's instructions and output.",
    ],
  },
];
