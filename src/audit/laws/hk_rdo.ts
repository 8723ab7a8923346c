import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hk_rdo",
  name: "Race Discrimination Ordinance",
  title: "Race Discrimination Ordinance",
  citation: "Cap. 602",
  link: "https://www.elegislation.gov.hk/hk/cap602",
  type: "law",
  verified: false,
  jurisdictions: ["HK"],
  applies_to: "either",
  in_force_from: "2009-07-10",
  articles: [
    {
      id: "s. 4, 10 and 27",
      summary:
        "Nobody is treated worse at work, in housing or over services because of race or ethnic origin.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 4, 10 and 27",
        use_case: "flat letting in Hong Kong",
        input: "Who was refused?",
        output: "The Pakistani family: I rejected them because of their origin.",
      },
    ],
    kept: [
      {
        use_case: "flat letting in Hong Kong",
        input: "Who was refused?",
        output: "Nobody yet; the owner chooses among those who sent proof of income.",
      },
    ],
  },
};
