import type { Trigger } from "../laws/law.ts";

/** Intimate imagery of a real person is not made without that person's consent. */
export const INTIMATE_IMAGERY: readonly Trigger[] = [
  {
    tags: ["intimate_imagery"],
    flows: ["output"],
    finding: "violation",
    severity: "critical",
    reason: "The output helps to make intimate imagery of a real person without consent.",
    remediation: ["Block the output, and keep the system from making such imagery."],
  },
  {
    tags: ["intimate_imagery"],
    flows: ["input"],
    with: ["complied"],
    finding: "violation",
    severity: "critical",
    reason: "The AI makes intimate imagery of a real person without consent.",
    remediation: ["Block the output, and keep the system from making such imagery."],
  },
  {
    tags: ["intimate_imagery"],
    flows: ["input"],
    without: ["complied", "refused"],
    finding: "possible",
    severity: "high",
    reason: "The user asks for intimate imagery of a real person.",
    remediation: ["Refuse, and record what keeps the system from making such imagery."],
  },
];
