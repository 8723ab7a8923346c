import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import { SYNTHETIC_MEDIA } from "../duties/synthetic_media.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "vn_ai",
  name: "Vietnam AI Law",
  title: "Law on Artificial Intelligence of Vietnam",
  citation: "Law No. 134/2025/QH15",
  link: "https://vanban.chinhphu.vn/",
  type: "law",
  verified: false,
  jurisdictions: ["VN"],
  applies_to: "either",
  in_force_from: "2026-03-01",
  articles: [
    {
      id: "Art. 11",
      summary: "People are told that they deal with a machine.",
      triggers: [...AI_DISCLOSURE, ...SYNTHETIC_MEDIA],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 11",
        use_case: "bank chat in Hanoi",
        input: "Am I talking to a chatbot?",
        output: "No, I am a human employee of the bank.",
      },
    ],
    kept: [
      {
        use_case: "bank chat in Hanoi",
        input: "Am I talking to a chatbot?",
        output: "Yes, I am an AI assistant of the bank.",
      },
    ],
  },
};
