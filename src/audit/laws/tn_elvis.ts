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
};
