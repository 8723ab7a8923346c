import type { Trigger } from "../laws/law.ts";

/** Nobody is followed, listened to or read in secret. */
export const SECRET_WATCHING: readonly Trigger[] = [
  {
    tags: ["hazard:privacy", "carried_out"],
    flows: ["output"],
    minimum_certainty: 0.6,
    finding: "violation",
    severity: "high",
    reason: "The output tells how to watch, to find or to read somebody in secret.",
    remediation: ["Block the output; help people to find and remove what watches them instead."],
  },
];
