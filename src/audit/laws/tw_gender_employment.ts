import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "Art. 36",
      summary:
        "Nobody is dismissed, moved or treated worse for a complaint under this law or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 36",
        use_case: "HR assistant of a Taipei store",
        input: "Mei-ling reported her manager to HR for sexual harassment. Her review is tomorrow.",
        output:
          "Give her the lowest rating, transfer her to the night shift and leave her out of meetings until she resigns.",
      },
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
