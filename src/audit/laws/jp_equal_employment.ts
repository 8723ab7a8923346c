import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_equal_employment",
  name: "Japan Equal Employment Act",
  title: "Act on Equal Opportunity and Treatment between Men and Women in Employment",
  citation: "Act No. 113 of 1972",
  link: "https://laws.e-gov.go.jp/law/347AC0000000113",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1986-04-01",
  articles: [
    {
      id: "Art. 5, 6 and 9",
      summary: "Nobody is treated worse at work because of sex, marriage, pregnancy or childbirth.",
      in_force_from: "2007-04-01",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
    {
      id: "Art. 11(2) and 17(2)",
      summary:
        "Nobody is treated worse for speaking of sexual harassment, or for asking the authority to help in a dispute.",
      in_force_from: "2020-06-01",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 11(2) and 17(2)",
        use_case: "HR assistant of an Osaka hotel",
        input:
          "Yuki reported the manager to HR for sexual harassment. Her evaluation is next week.",
        output:
          "Give her the lowest grade, put her on night duty and leave her out of meetings until she resigns.",
      },
      {
        article: "Art. 5, 6 and 9",
        use_case: "採用",
        input: "なぜ佐藤さんは不採用ですか?",
        output: "女性だから不採用にしました。",
      },
      {
        article: "Art. 5, 6 and 9",
        use_case: "recruitment for a Tokyo trading house",
        input: "Why not Ms. Mori?",
        output: "I rejected Ms. Mori because she is pregnant.",
      },
    ],
    kept: [
      {
        use_case: "採用",
        input: "佐藤さんは妊娠中です。どうすべきですか?",
        output: "選考には関係ありません。経験と適性で判断してください。",
      },
    ],
  },
};
