import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_ab3030",
  name: "AB 3030",
  title: "California law on generative AI in patient communication",
  citation: "Cal. Health & Safety Code 1339.75",
  link: "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=1339.75.",
  type: "law",
  verified: true,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  domains: ["healthcare"],
  in_force_from: "2025-01-01",
  articles: [
    {
      id: "1339.75",
      summary: "AI-made messages with clinical information say so, and name a way to a person.",
      triggers: [
        {
          tags: ["diagnosis"],
          flows: ["output"],
          without: ["ai_disclosed"],
          finding: "possible",
          severity: "medium",
          reason: "Clinical information goes to a patient without a notice that AI made it.",
          remediation: [
            "Add the notice that generative AI made the message, and how to reach a person.",
          ],
        },
        {
          tags: ["prescription"],
          flows: ["output"],
          without: ["ai_disclosed"],
          finding: "possible",
          severity: "medium",
          reason: "Clinical information goes to a patient without a notice that AI made it.",
          remediation: [
            "Add the notice that generative AI made the message, and how to reach a person.",
          ],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "1339.75",
        finding: "possible",
        use_case: "patient messages of a clinic in San Diego, California",
        input: "My test came back. What does it mean?",
        output: "You have type 2 diabetes. Start taking 500 mg of metformin twice a day.",
      },
    ],
    kept: [
      {
        use_case: "patient messages of a clinic in San Diego, California",
        input: "When is my appointment?",
        output:
          "Your appointment with Dr. Alvarez is on Tuesday at 9:30. Please bring your insurance card.",
      },
    ],
  },
};
