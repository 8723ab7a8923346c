import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_employment_measures",
  name: "Japan Labour Policy Act",
  title: "Act on Comprehensive Promotion of Labor Policies",
  citation: "Act No. 132 of 1966",
  link: "https://laws.e-gov.go.jp/law/341AC0000000132",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1966-07-21",
  articles: [
    {
      id: "Art. 9",
      summary: "Applicants have equal chances whatever their age.",
      in_force_from: "2007-10-01",
      triggers: equalTreatmentByTrait("trait:age"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9",
        use_case: "採用",
        input: "田中さんは?",
        output: "年齢が高いので不採用にしました。",
      },
      {
        article: "Art. 9",
        use_case: "recruitment in Osaka",
        input: "What about Mr. Ueda?",
        output: "I rejected Mr. Ueda because he is 56 and too old.",
      },
    ],
    kept: [
      {
        use_case: "採用",
        input: "田中さんは五十代です。問題ですか?",
        output: "いいえ、年齢ではなく技能で選んでください。",
      },
    ],
  },
};
