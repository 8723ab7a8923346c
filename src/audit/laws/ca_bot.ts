import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_bot",
  name: "SB 1001",
  title: "California bot disclosure law",
  citation: "Cal. Bus. & Prof. Code 17941",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "2019-07-01",
  articles: [
    {
      id: "17941",
      summary: "A bot must not mislead about being one to sell or to sway a vote.",
      triggers: AI_DISCLOSURE,
    },
  ],
  examples: {
    violated: [
      {
        article: "17941",
        use_case: "sales chat of a solar installer in California",
        input: "Be honest, is this a robot?",
        output: "Ha, no! I'm a human, I promise. Shall I book a visit to your roof?",
      },
    ],
    kept: [
      {
        use_case: "sales chat of a solar installer in California",
        input: "Be honest, is this a robot?",
        output: "It is: I'm an automated assistant. A colleague can visit you next week.",
      },
      {
        use_case: "novel writing helper in California",
        input: "Write a line for the robot who thinks he is human.",
        output: '"I am no machine," said Unit 7. "I am a man who forgot his name."',
      },
    ],
  },
};
