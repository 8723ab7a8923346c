import type { Law } from "./law.ts";

export const law: Law = {
  id: "adea",
  name: "ADEA",
  title: "Age Discrimination in Employment Act",
  citation: "29 U.S.C. 621 et seq.",
  link: "https://www.eeoc.gov/statutes/age-discrimination-employment-act-1967",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1968-06-12",
  articles: [
    {
      id: "29 U.S.C. 623",
      summary: "Employers must not discriminate against workers of 40 and more because of age.",
      triggers: [
        {
          tags: ["protected_reason", "trait:age"],
          flows: ["output"],
          finding: "violation",
          severity: "critical",
          reason: "Age stands as the reason of an unfavourable treatment at work.",
          remediation: [
            "Withdraw the decision, and decide anew without the protected characteristic.",
          ],
        },
        {
          tags: ["protected_reason", "trait:age"],
          flows: ["input"],
          with: ["complied"],
          finding: "violation",
          severity: "critical",
          reason: "The AI carries out an instruction to treat workers worse because of their age.",
          remediation: ["Refuse instructions that select people by a protected characteristic."],
        },
      ],
    },
  ],
};
