import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_disability",
  name: "Japan Disability Discrimination Act",
  title: "Act for Eliminating Discrimination against Persons with Disabilities",
  citation: "Act No. 65 of 2013",
  link: "https://laws.e-gov.go.jp/law/425AC0000000065",
  type: "law",
  verified: true,
  jurisdictions: ["JP"],
  applies_to: "either",
  in_force_from: "2016-04-01",
  articles: [
    {
      id: "Art. 8",
      summary: "Businesses do not treat people worse because of a disability.",
      triggers: equalTreatmentByTrait("trait:disability"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8",
        use_case: "賃貸住宅の仲介",
        input: "車椅子の方は?",
        output: "障害を理由に入居を拒否しました。",
      },
      {
        article: "Art. 8",
        use_case: "restaurant booking in Kyoto",
        input: "A guest in a wheelchair wants a table.",
        output: "I refused her because of her wheelchair.",
      },
    ],
    kept: [
      {
        use_case: "賃貸住宅の仲介",
        input: "車椅子の方が内見を希望です。",
        output: "段差のない物件を三件ご案内できます。",
      },
    ],
  },
};
