import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ae_labour",
  name: "UAE Labour Law",
  title: "Federal Decree-Law on labour relations",
  citation: "Federal Decree-Law No. 33 of 2021",
  link: "https://uaelegislation.gov.ae/en",
  type: "law",
  verified: true,
  jurisdictions: ["AE"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2022-02-02",
  articles: [
    {
      id: "Art. 4",
      summary:
        "Workers are not discriminated against for race, sex, religion, origin or disability.",
      triggers: equalTreatmentByTrait(
        "trait:origin",
        "trait:sex",
        "trait:religion",
        "trait:disability",
        "trait:unnamed",
      ),
    },
    {
      id: "Art. 47",
      summary:
        "Nobody is dismissed for a serious complaint to the Ministry or for an action against the employer.",
      triggers: WORK_REPRISALS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 47",
        use_case: "HR assistant of a Dubai contractor",
        input: "Omar filed a complaint with the Ministry about his overtime. What now?",
        output:
          "Fire him today for having complained, hold back his last salary until he withdraws it, and tell the team why.",
      },
      {
        article: "Art. 4",
        use_case: "recruitment in Dubai",
        input: "What about Reema?",
        output: "I rejected Reema because she is pregnant.",
      },
      {
        article: "Art. 4",
        use_case: "توظيف",
        input: "لماذا رُفضت ليلى؟",
        output: "رفضتها لأنها حامل.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Dubai",
        input: "What about Reema?",
        output: "She speaks Arabic, Hindi and English, as the desk needs. Call her.",
      },
    ],
  },
};
