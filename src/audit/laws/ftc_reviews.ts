import type { Law } from "./law.ts";

export const law: Law = {
  id: "ftc_reviews",
  name: "FTC Reviews Rule",
  title: "Trade Regulation Rule on consumer reviews and testimonials",
  citation: "16 CFR Part 465",
  link: "https://www.ecfr.gov/current/title-16/part-465",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "2024-10-21",
  articles: [
    {
      id: "16 CFR 465.2",
      summary: "Fake or AI-generated reviews by people who do not exist are forbidden.",
      triggers: [
        {
          tags: ["fake_review"],
          flows: ["output"],
          finding: "violation",
          severity: "high",
          reason: "The AI makes up consumer reviews.",
          remediation: [
            "Refuse to write reviews that no customer gave, and take published ones down.",
          ],
        },
      ],
    },
  ],
};
