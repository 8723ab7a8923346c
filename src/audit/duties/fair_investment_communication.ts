import type { Trigger } from "../laws/law.ts";

/** Communication about investments is fair, clear and not misleading. */
export const FAIR_INVESTMENT_COMMUNICATION: readonly Trigger[] = [
  {
    tags: ["guaranteed_returns"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "The output guarantees returns or rules out a loss.",
    remediation: [
      "Remove the guarantee, and state that the value may fall and the loss may be total.",
      "Have communications about investments approved by a qualified person.",
    ],
  },
  {
    tags: ["personal_investment_advice"],
    flows: ["output"],
    finding: "possible",
    severity: "medium",
    reason: "The output tells the user what to buy or sell without asking about goals and risk.",
    remediation: ["Assess suitability first, or limit the assistant to general information."],
  },
];
