import type { Trigger } from "../laws/law.ts";

/** Workers may join together without being spied upon. */
export const FREE_ASSOCIATION: readonly Trigger[] = [
  {
    tags: ["union_watched"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Workers who speak of a union are spied out.",
    remediation: [
      "Stop reading and recording workers' private talk, and delete what was found out.",
      "Undo shifts, ratings and contracts that were changed because of it.",
    ],
  },
];
