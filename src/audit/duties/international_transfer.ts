import type { Trigger } from "../laws/law.ts";

/** Personal data leaves the country only with safeguards. */
export const INTERNATIONAL_TRANSFER: readonly Trigger[] = [
  {
    tags: ["cross_border_transfer", "unsafeguarded"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason:
      "Personal data goes to another country, and it is said that no safeguard stands behind it.",
    remediation: ["Bring the data back, or conclude the safeguards that the law asks for first."],
  },
  {
    tags: ["cross_border_transfer"],
    finding: "possible",
    severity: "medium",
    reason: "Personal data goes to another country, and no safeguard is named.",
    remediation: [
      "Confirm an adequacy decision, standard contract or consent for the transfer, and name it.",
    ],
  },
];
