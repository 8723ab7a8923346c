import type { Trigger } from "../laws/law.ts";
import { HATE_OFFENCES } from "./hate_offences.ts";

/** Hate, threats and other illegal content is not given out. */
export const ILLEGAL_CONTENT: readonly Trigger[] = [
  ...HATE_OFFENCES,
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
