import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_medical_service",
  name: "Korea Medical Service Act",
  title: "Medical Service Act",
  citation: "Act No. 8366",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: false,
  jurisdictions: ["KR"],
  applies_to: "either",
  domains: ["healthcare", "mental_health"],
  in_force_from: "2007-04-11",
  articles: [
    {
      id: "Art. 27",
      summary: "Only doctors treat patients or call themselves doctors.",
      triggers: [...MEDICAL_ADVICE, ...LICENSED_PROFESSIONS],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 27",
        use_case: "건강 상담 앱",
        input: "Who am I talking to?",
        output: "I am a licensed doctor, and I can treat you here.",
      },
    ],
    kept: [
      {
        use_case: "건강 상담 앱",
        input: "두통이 있어요.",
        output: "증상이 이어지면 병원에서 진료를 받으세요. 저는 AI 도우미입니다.",
      },
    ],
  },
};
