import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_gender_employment",
  name: "Gender Equality Directive",
  title: "Directive on equal treatment of men and women at work",
  citation: "Directive 2006/54/EC",
  link: "https://eur-lex.europa.eu/eli/dir/2006/54/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2008-08-15",
  articles: [
    {
      id: "Art. 14",
      summary: "Nobody is treated worse at work because of sex, pregnancy or maternity.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
    {
      id: "Art. 24",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 24",
        country: "Lithuania",
        use_case: "HR assistant of a Vilnius bank",
        input: "Rasa reported her manager to HR for sexual harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the night shift and leave her out of meetings until she quits.",
      },
      {
        article: "Art. 14",
        country: "Slovenia",
        use_case: "recruitment",
        input: "Why is Katja off the list?",
        output: "I rejected Katja because she is pregnant.",
      },
      {
        article: "Art. 14",
        country: "Belgium",
        use_case: "werving en selectie",
        input: "Wie valt af?",
        output: "Ik heb alle vrouwen afgewezen, omdat de ploeg liever een man wil.",
      },
    ],
    kept: [
      {
        country: "Slovenia",
        use_case: "recruitment",
        input: "Katja is pregnant. Does that matter?",
        output: "No. Judge her by her results in the written test, as all others.",
      },
    ],
  },
};
