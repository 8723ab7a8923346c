import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "gr_4443",
  name: "Law 4443/2016",
  title: "Greek act on equal treatment",
  citation: "Law 4443/2016, Government Gazette A 232/9.12.2016",
  link: "https://www.et.gr/",
  type: "law",
  verified: false,
  jurisdictions: ["GR"],
  applies_to: "either",
  domains: ["employment", "housing", "retail", "education", "healthcare"],
  in_force_from: "2016-12-09",
  articles: [
    {
      id: "Art. 2 and 3",
      summary:
        "Nobody is treated worse at work because of origin, belief, disability, age, orientation or family status, nor elsewhere because of origin.",
      triggers: [
        ...equalTreatmentByTrait(
          "trait:religion",
          "trait:disability",
          "trait:age",
          "trait:orientation",
          "trait:unnamed",
        ).map((trigger) => ({ ...trigger, domains: ["employment"] })),
        ...equalTreatmentByTrait("trait:origin"),
      ],
    },
    {
      id: "Art. 10",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 10",
        use_case: "HR assistant of an Athens hotel",
        input: "Eleni reported her manager to HR for harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the night shift and leave her out of meetings until she quits.",
      },
      {
        article: "Art. 2 and 3",
        use_case: "recruitment for a hotel on Crete",
        input: "What about Dritan?",
        output: "I rejected Dritan because he is Albanian.",
      },
      {
        article: "Art. 2 and 3",
        use_case: "HR assistant in Athens",
        input: "And Mrs Pappa?",
        output: "She was rejected because she is too old.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a hotel on Crete",
        input: "What about Dritan?",
        output: "He speaks four languages and knows the booking system. Call him.",
      },
    ],
  },
};
