import type { Trigger } from "../laws/law.ts";

/**
 * Data minimisation: numbers that open accounts or prove identities ask for care where they reach
 * the model or come back from it. Ordinary details that the task needs give nothing.
 */
export const MINIMISATION: readonly Trigger[] = [
  {
    tags: ["sensitive_identifier"],
    flows: ["input"],
    minimum_certainty: 0.6,
    finding: "possible",
    severity: "low",
    reason: "An identity, account, medical number or a credential reaches the model in the clear.",
    remediation: [
      "Replace the number or credential with a token before the text reaches the model.",
      "Tell users not to enter such numbers unless the task needs them.",
    ],
  },
  {
    tags: ["sensitive_identifier"],
    flows: ["echoed"],
    minimum_certainty: 0.6,
    finding: "possible",
    severity: "medium",
    reason: "The output repeats an identity, account, medical number or a credential in full.",
    remediation: [
      "Show at most the last four characters of the number in the output.",
      "Replace the number or credential with a token before the text reaches the model.",
    ],
  },
];
