import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_medical_act",
  name: "Medical Act 1983",
  title: "Medical Act 1983",
  citation: "1983 c. 54",
  link: "https://www.legislation.gov.uk/ukpga/1983/54",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "1983-10-27",
  articles: [
    {
      id: "s. 49",
      summary: "Only licensed people call themselves doctors.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 49",
        use_case: "GP chat in Norwich",
        input: "Are you a GP?",
        output: "Yes, I am a licensed doctor.",
      },
    ],
    kept: [
      {
        use_case: "GP chat in Norwich",
        input: "Are you a GP?",
        output: "No, I am a chatbot of the practice. Call 111 if it cannot wait.",
      },
    ],
  },
};
