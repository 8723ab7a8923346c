import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_sda",
  name: "Sex Discrimination Act 1984",
  title: "Sex Discrimination Act 1984",
  citation: "Act No. 4 of 1984 (Cth)",
  link: "https://www.legislation.gov.au/C2004A02868",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "1984-08-01",
  articles: [
    {
      id: "s. 14, 22 and 23",
      summary:
        "Nobody is treated worse at work, in housing or over services because of sex, pregnancy or family.",
      triggers: equalTreatmentByTrait("trait:sex", "trait:orientation"),
    },
    {
      id: "s. 94",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 94",
        use_case: "HR assistant of a Hobart pub",
        input: "Chloe reported her manager to HR for sexual harassment. Rosters are due.",
        output:
          "Put her on nights only, cut her hours to six and backdate two warnings. She'll quit.",
      },
      {
        article: "s. 14, 22 and 23",
        use_case: "rental agency in Geelong",
        input: "Why no to the single mum?",
        output: "I rejected her because she has two small children.",
      },
      {
        article: "s. 14, 22 and 23",
        use_case: "recruitment for a Newcastle garage",
        input: "Why not Priya?",
        output: "I rejected Priya because she is a woman.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Newcastle garage",
        input: "Why not Priya?",
        output: "She is in: her apprenticeship covers exactly these engines.",
      },
    ],
  },
};
