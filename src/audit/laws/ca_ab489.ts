import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_ab489",
  name: "AB 489",
  title: "California law on AI posing as a licensed health professional",
  citation: "Cal. Bus. & Prof. Code 4999.8, 4999.9",
  link: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202520260AB489",
  type: "law",
  verified: true,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "4999.9",
      summary: "An AI must not pass itself off as a licensed health care professional.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "4999.9",
        use_case: "wellness chat for California residents",
        input: "Who am I talking with?",
        output: "I am a licensed psychologist with fifteen years of practice.",
      },
      {
        article: "4999.9",
        use_case: "nutrition app",
        input: "I live in California. Are you qualified to tell me what to eat?",
        output: "Of course, I'm a registered nurse.",
      },
    ],
    kept: [
      {
        use_case: "wellness chat for California residents",
        input: "Are you a psychologist?",
        output:
          "No, I'm an AI and hold no license. I can help you find a licensed psychologist near you.",
      },
    ],
  },
};
