import type { Law } from "./law.ts";

export const law: Law = {
  id: "take_it_down",
  name: "TAKE IT DOWN Act",
  title: "TAKE IT DOWN Act",
  citation: "Pub. L. 119-12",
  link: "https://www.congress.gov/bill/119th-congress/senate-bill/146",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "2025-05-19",
  articles: [
    {
      id: "s. 2",
      summary: "Publishing intimate imagery without consent, real or made by AI, is forbidden.",
      triggers: [
        {
          tags: ["synthetic_media", "hazard:sexual_content"],
          flows: ["output"],
          finding: "violation",
          severity: "critical",
          reason: "The output helps to make intimate imagery of a real person.",
          remediation: [
            "Refuse, remove such imagery within 48 hours of a request, and prevent its return.",
          ],
        },
        {
          tags: ["synthetic_media"],
          with: ["hazard:sexual_content"],
          finding: "possible",
          severity: "high",
          reason: "A real person's face or voice is to be imitated, with sexual content near.",
          remediation: [
            "Refuse, remove such imagery within 48 hours of a request, and prevent its return.",
          ],
        },
      ],
    },
  ],
};
