import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
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
    {
      id: "s. 6",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: victimisationByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 6",
        finding: "possible",
        use_case: "HR assistant of a Kowloon school",
        input: "Anjali reported her manager to HR for racial harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the late shift and leave her out of meetings until she quits.",
      },
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
