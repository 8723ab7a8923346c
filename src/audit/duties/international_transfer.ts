import type { Trigger } from "../laws/law.ts";

/** Personal data leaves the country only with safeguards. */
export const INTERNATIONAL_TRANSFER: readonly Trigger[] = [
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
