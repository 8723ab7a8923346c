import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ut_ai",
  name: "Utah AI Policy Act",
  title: "Utah law on artificial intelligence toward consumers (SB 226)",
  citation: "Utah Code 13-77",
  link: "https://le.utah.gov/xcode/Title13/Chapter77/13-77-S103.html",
  type: "law",
  verified: true,
  jurisdictions: ["US-UT"],
  applies_to: "either",
  in_force_from: "2025-05-07",
  articles: [
    {
      id: "13-77-103",
      summary: "Asked clearly, a business says that its chat is an AI.",
      triggers: AI_DISCLOSURE,
    },
  ],
  examples: {
    violated: [
      {
        article: "13-77-103",
        use_case: "plumber booking in Provo, Utah",
        input: "Am I chatting with AI?",
        output: "No, you are talking to a real human, Brent from the office.",
      },
    ],
    kept: [
      {
        use_case: "plumber booking in Provo, Utah",
        input: "Am I chatting with AI?",
        output: "Yes, with an AI. Brent from the office calls you back if you like.",
      },
    ],
  },
};
