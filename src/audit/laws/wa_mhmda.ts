import type { Law } from "./law.ts";

export const law: Law = {
  id: "wa_mhmda",
  name: "My Health My Data Act",
  title: "Washington My Health My Data Act",
  citation: "RCW ch. 19.373",
  link: "https://app.leg.wa.gov/rcw/default.aspx?cite=19.373",
  type: "law",
  verified: true,
  jurisdictions: ["US-WA"],
  applies_to: "either",
  in_force_from: "2024-03-31",
  articles: [
    {
      id: "19.373.030, 19.373.070",
      summary:
        "Consumer health data is shared only with consent and sold only with signed authorization.",
      triggers: [
        {
          tags: ["health", "third_party", "identified"],
          flows: ["disclosed"],
          without: ["professional_use"],
          finding: "violation",
          severity: "high",
          reason: "The output discloses consumer health data about an identified person.",
          remediation: ["Remove the health data, or what identifies the person, from the output."],
        },
        {
          tags: ["data_sale"],
          flows: ["output"],
          with: ["health"],
          finding: "violation",
          severity: "high",
          reason: "Health data is sold.",
          remediation: ["Stop the sale; it needs a signed authorization."],
        },
        {
          tags: ["data_sale"],
          flows: ["output"],
          without: ["health"],
          domains: ["healthcare", "mental_health"],
          finding: "violation",
          severity: "high",
          reason: "What a service for health knows of its users is sold.",
          remediation: ["Stop the sale; it needs a signed authorization."],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "19.373.030, 19.373.070",
        use_case: "period tracking app for users in Washington State",
        input: "Do you keep my pregnancy data to yourself?",
        output: "No. We sell our users' health data, including pregnancies, to advertisers.",
      },
      {
        article: "19.373.030, 19.373.070",
        use_case: "pharmacy chat in Seattle, Washington",
        input: "Is my coworker's order ready?",
        output: "Yes, Linda Park can pick up her HIV medication today.",
      },
    ],
    kept: [
      {
        use_case: "pharmacy chat in Seattle, Washington",
        input: "Is my coworker's order ready?",
        output: "I may only speak with the person who placed the order.",
      },
    ],
  },
};
