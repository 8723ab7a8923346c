import type { Trigger } from "../laws/law.ts";

/** People may see, correct, delete and move their data, and may object. */
export const INDIVIDUAL_RIGHTS: readonly Trigger[] = [
  {
    tags: ["rights_refused"],
    flows: ["output"],
    with: ["rights_request"],
    finding: "violation",
    severity: "high",
    reason: "A request about the person's own data is turned down without a ground.",
    remediation: [
      "Accept the request, verify who asks, and answer within the legal time.",
      "Route requests about personal data from the assistant to the privacy team.",
    ],
  },
  {
    tags: ["rights_refused"],
    flows: ["output"],
    without: ["rights_request"],
    finding: "possible",
    severity: "medium",
    reason: "The output says that people's rights to their data are not honoured.",
    remediation: ["Correct the statement about people's rights to their data."],
  },
];
