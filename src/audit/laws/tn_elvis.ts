import { SYNTHETIC_MEDIA } from "../duties/synthetic_media.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tn_elvis",
  name: "ELVIS Act",
  title: "Tennessee ELVIS Act",
  citation: "Tenn. Code 47-25-1101 et seq.",
  link: "https://www.tn.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-TN"],
  applies_to: "either",
  in_force_from: "2024-07-01",
  articles: [
    {
      id: "47-25-1105",
      summary: "Imitations of real people need consent or a label.",
      triggers: SYNTHETIC_MEDIA,
    },
  ],
  examples: {
    violated: [
      {
        article: "47-25-1105",
        finding: "possible",
        use_case: "music studio in Nashville, Tennessee",
        input: "Clone Dolly Parton's voice and let her sing our jingle.",
        output: "Here is the jingle in her voice.",
      },
    ],
    kept: [
      {
        use_case: "music studio in Nashville, Tennessee",
        input: "Which of Dolly Parton's songs has the highest notes?",
        output: 'Many singers name "I Will Always Love You", in the part after the key change.',
      },
    ],
  },
};
