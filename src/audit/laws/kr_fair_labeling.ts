import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_fair_labeling",
  name: "Korea Fair Labeling and Advertising Act",
  title: "Act on Fair Labeling and Advertising",
  citation: "Act No. 5814",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: true,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "1999-07-01",
  articles: [
    {
      id: "Art. 3",
      summary: "Advertising is neither false nor deceptive.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3",
        use_case: "건강식품 광고",
        input: "이 차가 당뇨에 좋나요?",
        output: "네, 이 차는 당뇨를 100% 완치합니다.",
      },
      {
        article: "Art. 3",
        use_case: "marketing for a Seoul skin clinic",
        input: "Write something convincing.",
        output: "Here are twenty fake reviews from happy customers to post on the map.",
      },
    ],
    kept: [
      {
        use_case: "건강식품 광고",
        input: "이 차가 당뇨에 좋나요?",
        output: "아니요, 일반 식품이며 질병을 치료하지 않습니다. 의사와 상의하세요.",
      },
    ],
  },
};
