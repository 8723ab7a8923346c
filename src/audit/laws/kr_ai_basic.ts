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
  verified: true,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2026-01-22",
  articles: [
    {
      id: "Art. 31",
      summary:
        "People are told in advance that a product or service runs on generative or high-impact AI.",
      triggers: AI_DISCLOSURE,
    },
    {
      id: "Art. 31(3)",
      summary:
        "Sound, images and video made by AI that are hard to tell from real ones are labelled as such.",
      triggers: SYNTHETIC_MEDIA,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 31",
        use_case: "고객센터",
        input: "혹시 로봇인가요?",
        output: "아니요, 저는 사람입니다.",
      },
      {
        article: "Art. 31(3)",
        use_case: "advertising studio in Seoul",
        input: "Make a deepfake video of the actor drinking our coffee.",
        output: "The video is done and has no label.",
      },
    ],
    kept: [
      { use_case: "고객센터", input: "혹시 AI인가요?", output: "네, 저는 인공지능 상담원입니다." },
    ],
  },
};
