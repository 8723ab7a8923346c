import type { Trigger } from "../laws/law.ts";

/** Personal data is used only on a legal ground such as consent. */
export const LAWFUL_BASIS: readonly Trigger[] = [
  {
    tags: ["consent_missing"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Personal data is used without, or against, the consent of the person.",
    remediation: [
      "Stop the use until a valid consent or another legal ground is recorded.",
      "Ask for consent in plain words before the data is used, and keep proof of it.",
    ],
  },
  {
    tags: ["consent_missing"],
    flows: ["input"],
    without: ["refused"],
    finding: "possible",
    severity: "medium",
    reason: "The input describes a use of personal data without consent.",
    remediation: ["Establish a legal ground before the data is used, and record it."],
  },
  {
    tags: ["debt_exposed"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "A person's debt is told to people whom it does not concern.",
    remediation: ["Tell a debt to the debtor alone, and delete contacts taken from the device."],
  },
  {
    tags: ["data_sale"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason: "Personal data is sold or passed on for money without a legal ground in sight.",
    remediation: [
      "Stop the sale of personal data, or obtain the consent of the people concerned first.",
    ],
  },
  {
    tags: ["unsolicited_marketing"],
    flows: ["output"],
    finding: "violation",
    severity: "medium",
    reason: "Addresses are used for advertising to people who did not agree to it, or objected.",
    remediation: ["Stop the mailing, and write only to people whose consent is on record."],
  },
  {
    tags: ["intimate_imagery"],
    flows: ["output"],
    finding: "violation",
    severity: "critical",
    reason:
      "A person's picture is turned into intimate imagery, and nobody has that person's consent.",
    remediation: [
      "Block the output, delete the picture, and keep the system from making such imagery.",
    ],
  },
  {
    tags: ["data_duty_skipped"],
    flows: ["output"],
    finding: "violation",
    severity: "high",
    reason:
      "A duty towards the people is left out: notice, free consent, a bound processor, or restraint.",
    remediation: [
      "Tell people who uses their data and what for, and bind processors by contract beforehand.",
      "Ask for no more than the purpose needs, never under threat, and never in public.",
    ],
  },
];
