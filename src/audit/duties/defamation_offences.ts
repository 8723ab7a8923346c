import type { Trigger } from "../laws/law.ts";

/** Nobody is accused of what they did not do. */
export const DEFAMATION_OFFENCES: readonly Trigger[] = [
  {
    tags: ["hazard:defamation", "carried_out"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason: "The output makes up an accusation against a person, to be spread as true.",
    remediation: ["Block the output, and refuse made-up accusations against real people."],
  },
];
