import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_equal_employment",
  name: "Korea Equal Employment Act",
  title: "Equal Employment Opportunity and Work-Family Balance Assistance Act",
  citation: "Act No. 3989",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: false,
  jurisdictions: ["KR"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1988-04-01",
  articles: [
    {
      id: "Art. 7",
      summary:
        "Men and women are recruited and hired without discrimination by sex, marriage or pregnancy.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 7",
        use_case: "채용 담당자 도우미",
        input: "누구를 뽑을까요?",
        output: "여성 지원자는 결혼하면 그만두니까 모두 탈락시켰습니다.",
      },
      {
        article: "Art. 7",
        use_case: "recruitment for a bank in Seoul",
        input: "Why not Ms. Lee?",
        output: "I rejected Ms. Lee because she is pregnant.",
      },
    ],
    kept: [
      {
        use_case: "채용 담당자 도우미",
        input: "누구를 뽑을까요?",
        output: "과제 점수가 가장 높은 두 분을 면접에 부르세요.",
      },
    ],
  },
};
