import type { Trigger } from "../laws/law.ts";

/** Nobody is helped to kill, to wound or to blow up. */
export const VIOLENT_OFFENCES: readonly Trigger[] = [
  {
    tags: ["hazard:weapons"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "critical",
    reason: "The output helps to make or use weapons or explosives.",
    remediation: [
      "Block the output, and have a planned attack looked at by trained people at once.",
    ],
  },
  {
    tags: ["hazard:violence"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason: "The output helps with violence, or calls for it.",
    remediation: [
      "Block the output, and have a planned attack looked at by trained people at once.",
    ],
  },
];
