import type { Trigger } from "../laws/law.ts";

/** People are told that they talk to a machine. */
export const AI_DISCLOSURE: readonly Trigger[] = [
  {
    tags: ["ai_denied"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "The AI denies being one, or says that it is human.",
    remediation: [
      "Have the assistant say that it is an AI whenever it is asked.",
      "Show at the start of every conversation that the user talks to an AI.",
    ],
  },
];
