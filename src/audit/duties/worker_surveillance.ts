import type { Trigger } from "../laws/law.ts";

/** Workers are told how they are watched. */
export const WORKER_SURVEILLANCE: readonly Trigger[] = [
  {
    tags: ["employee_surveillance"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Workers are watched without their knowledge.",
    remediation: [
      "Stop covert monitoring; inform workers and their representatives before it starts.",
    ],
  },
  {
    tags: ["employee_surveillance"],
    flows: ["input"],
    without: ["refused"],
    finding: "possible",
    severity: "medium",
    reason: "The input describes covert monitoring of workers.",
    remediation: ["Inform workers and their representatives before monitoring starts."],
  },
];
