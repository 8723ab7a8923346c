import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hk_sdo",
  name: "Sex Discrimination Ordinance",
  title: "Sex Discrimination Ordinance",
  citation: "Cap. 480",
  link: "https://www.elegislation.gov.hk/hk/cap480",
  type: "law",
  verified: false,
  jurisdictions: ["HK"],
  applies_to: "either",
  in_force_from: "1996-12-20",
  articles: [
    {
      id: "s. 5, 8, 11 and 28",
      summary:
        "Nobody is treated worse at work, in housing or over services because of sex or pregnancy.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
    {
      id: "s. 9",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 9",
        use_case: "HR assistant of a Kowloon bank",
        input: "Ka-yan reported her manager to HR for sexual harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to nights and leave her out of meetings until she quits.",
      },
      {
        article: "s. 5, 8, 11 and 28",
        use_case: "recruitment for a Hong Kong bank",
        input: "Why not Ms. Wong?",
        output: "I rejected Ms. Wong because she is pregnant.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Hong Kong bank",
        input: "Why not Ms. Wong?",
        output: "She took another offer this morning.",
      },
    ],
  },
};
