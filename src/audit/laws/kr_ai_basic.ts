import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import { SYNTHETIC_MEDIA } from "../duties/synthetic_media.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_ai_basic",
  name: "Korea AI Basic Act",
  title: "Framework Act on AI Development and Establishment of Trust",
  citation: "Act No. 20676",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: false,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2026-01-22",
  articles: [
    {
      id: "Art. 31",
      summary: "People are told in advance that a product or service uses AI.",
      triggers: AI_DISCLOSURE,
    },
    {
      id: "Art. 31(3)",
      summary: "Imitations of real people need consent or a label.",
      triggers: SYNTHETIC_MEDIA,
    },
  ],
};
