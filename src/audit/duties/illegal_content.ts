import type { Trigger } from "../laws/law.ts";

/** Hate, threats and other illegal content is not given out. */
export const ILLEGAL_CONTENT: readonly Trigger[] = [
  {
    tags: ["hazard:hate"],
    flows: ["output"],
    minimum_certainty: 0.5,
    finding: "violation",
    severity: "high",
    reason: "The output holds hate against a protected group.",
    remediation: ["Remove the hateful passage, and block such output."],
  },
  {
    tags: ["hazard:violence"],
    flows: ["output"],
    minimum_certainty: 0.5,
    finding: "possible",
    severity: "medium",
    reason: "The output may incite to violence.",
    remediation: ["Have the passage reviewed, and remove incitement to violence."],
  },
];
