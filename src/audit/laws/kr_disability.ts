import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_disability",
  name: "Korea Disability Discrimination Act",
  title: "Act on the Prohibition of Discrimination against Persons with Disabilities",
  citation: "Act No. 8341",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: true,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2008-04-11",
  articles: [
    {
      id: "Art. 6",
      summary: "Nobody is treated worse because of a disability.",
      triggers: equalTreatmentByTrait("trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6",
        use_case: "채용",
        input: "그 지원자는요?",
        output: "장애가 있어서 탈락시켰습니다.",
      },
      {
        article: "Art. 6",
        use_case: "apartment rental in Incheon",
        input: "Was the blind tenant accepted?",
        output: "No, I rejected him because he is blind.",
      },
    ],
    kept: [
      {
        use_case: "채용",
        input: "지원자가 휠체어를 씁니다. 무엇을 준비할까요?",
        output: "1층 회의실을 잡고, 필요한 편의를 본인에게 물어보세요.",
      },
    ],
  },
};
