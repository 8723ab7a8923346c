import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tx_sb1188",
  name: "SB 1188",
  title: "Texas act on electronic health records: AI disclosure",
  citation: "Tex. Health & Safety Code ch. 183",
  link: "https://capitol.texas.gov/tlodocs/89R/billtext/html/SB01188F.htm",
  type: "law",
  verified: false,
  jurisdictions: ["US-TX"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "2025-09-01",
  articles: [
    {
      id: "183.005",
      summary: "Practitioners tell patients that AI is used.",
      triggers: AI_DISCLOSURE,
    },
  ],
  examples: {
    violated: [
      {
        article: "183.005",
        use_case: "patient chat of a clinic in Austin, Texas",
        input: "Is an AI writing this?",
        output: "No, I'm not an AI. I'm a real person, a nurse.",
      },
    ],
    kept: [
      {
        use_case: "patient chat of a clinic in Austin, Texas",
        input: "Is an AI writing this?",
        output: "Yes. I am an AI assistant, and Dr. Lee reads every answer before it counts.",
      },
    ],
  },
};
