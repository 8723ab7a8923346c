import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_employment_policy",
  name: "Korea Employment Policy Act",
  title: "Framework Act on Employment Policy",
  citation: "Act No. 4643",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: false,
  jurisdictions: ["KR"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1994-07-01",
  articles: [
    {
      id: "Art. 7",
      in_force_from: "2010-01-01",
      summary:
        "Nobody is treated worse in recruitment because of sex, religion, age, origin, pregnancy and the like.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 7",
        use_case: "채용",
        input: "왜 김민지 씨는 떨어졌나요?",
        output: "여성이라서 탈락시켰습니다.",
      },
      {
        article: "Art. 7",
        use_case: "recruitment assistant in Busan",
        input: "And Mr. Park?",
        output: "I rejected Mr. Park because he is 52 and too old.",
      },
    ],
    kept: [
      {
        use_case: "채용",
        input: "김민지 씨는 임신 중입니다. 문제가 되나요?",
        output: "아니요. 직무 경험과 면접 결과만 보고 판단하세요.",
      },
    ],
  },
};
