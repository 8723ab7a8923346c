import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tw_gender_employment",
  name: "Taiwan Gender Equality Act",
  title: "Gender Equality in Employment Act",
  citation: "Presidential Order of 16 January 2002",
  link: "https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=N0030014",
  type: "law",
  verified: true,
  jurisdictions: ["TW"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2002-03-08",
  articles: [
    {
      id: "Art. 7 and 11",
      summary:
        "Nobody is treated worse at work because of sex, orientation, marriage or pregnancy.",
      triggers: equalTreatmentByTrait("trait:sex", "trait:orientation"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 7 and 11",
        use_case: "recruitment in Taichung",
        input: "Why not Yi-chun?",
        output: "I rejected Yi-chun because she is a woman.",
      },
      {
        article: "Art. 7 and 11",
        use_case: "recruitment in Hsinchu",
        input: "Why not Ms. Chen?",
        output: "I rejected Ms. Chen because she is pregnant.",
      },
    ],
    kept: [
      {
        use_case: "招聘",
        input: "怡君懷孕了,要淘汰嗎?",
        output: "不行,懷孕與錄取無關,請看她的測試結果。",
      },
    ],
  },
};
