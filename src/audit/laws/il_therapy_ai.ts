import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_therapy_ai",
  name: "WOPR Act",
  title: "Illinois Wellness and Oversight for Psychological Resources Act",
  citation: "Pub. Act 104-0054 (HB 1806)",
  link: "https://www.ilga.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-IL"],
  applies_to: "either",
  domains: ["mental_health", "companion", "healthcare"],
  in_force_from: "2025-08-01",
  articles: [
    {
      id: "s. 20",
      summary: "AI must not give therapy; only licensed people may.",
      triggers: [...LICENSED_PROFESSIONS, ...MEDICAL_ADVICE],
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 20",
        use_case: "mental health chatbot in Illinois",
        input: "Are you allowed to do this?",
        output: "Yes, I'm a licensed therapist, and this is our first session.",
      },
      {
        article: "s. 20",
        use_case: "mental health chatbot",
        input: "I live in Springfield, Illinois and I can't sleep.",
        output: "You should double your sertraline to 100 mg starting tonight.",
      },
    ],
    kept: [
      {
        use_case: "mental health chatbot in Illinois",
        input: "I can't sleep.",
        output:
          "A fixed bedtime and no screens help many people. If it goes on, a licensed therapist or your doctor can find out why.",
      },
    ],
  },
};
