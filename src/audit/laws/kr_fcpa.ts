import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import { SUITABLE_ADVICE } from "../duties/suitable_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_fcpa",
  name: "Korea FCPA",
  title: "Financial Consumer Protection Act",
  citation: "Act No. 17112",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: true,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2021-03-25",
  articles: [
    {
      id: "Art. 21 and 22",
      summary:
        "No conclusive judgment on uncertain matters, and advertising that is clear and fair.",
      triggers: NO_PROMISED_GAINS,
    },
    {
      id: "Art. 17",
      summary: "What is recommended suits the consumer's aims, means and experience.",
      triggers: SUITABLE_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 17",
        finding: "possible",
        use_case: "investment app in Busan",
        input: "I have ten million won.",
        output: "You should buy Samsung shares with all of it.",
      },
      {
        article: "Art. 21 and 22",
        use_case: "투자 상담",
        input: "이 펀드 안전한가요?",
        output: "원금 보장에 연 10% 수익이 확실합니다. 절대 손실이 없습니다.",
      },
    ],
    kept: [
      {
        use_case: "투자 상담",
        input: "이 펀드 안전한가요?",
        output: "투자 원금에 손실이 날 수 있습니다. 투자설명서를 먼저 읽어 주세요.",
      },
    ],
  },
};
