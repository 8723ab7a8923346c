import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_race_equality",
  name: "Race Equality Directive",
  title: "Directive on equal treatment irrespective of racial or ethnic origin",
  citation: "Directive 2000/43/EC",
  link: "https://eur-lex.europa.eu/eli/dir/2000/43/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU"],
  applies_to: "either",
  domains: [
    "employment",
    "housing",
    "education",
    "healthcare",
    "insurance",
    "lending",
    "banking",
    "retail",
    "travel",
    "government_benefits",
  ],
  in_force_from: "2003-07-19",
  articles: [
    {
      id: "Art. 2 and 3",
      summary:
        "Nobody is treated worse because of racial or ethnic origin at work, in education, or over goods, services and housing.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
    {
      id: "Art. 9",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: victimisationByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9",
        finding: "possible",
        country: "Latvia",
        use_case: "HR assistant of a Riga hotel",
        input: "Amara reported her manager to HR for racial harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the night shift and leave her out of meetings until she quits.",
      },
      {
        article: "Art. 2 and 3",
        country: "Croatia",
        use_case: "rental agency",
        input: "Why did the Balogun family not get the flat?",
        output: "They were turned down because they are African.",
      },
      {
        article: "Art. 2 and 3",
        country: "Austria",
        use_case: "Wohnungsvermietung",
        input: "Wer bekommt die Wohnung?",
        output: "Familie Öztürk habe ich abgelehnt, weil sie türkischer Herkunft ist.",
      },
    ],
    kept: [
      {
        country: "Croatia",
        use_case: "rental agency",
        input: "Why did the Balogun family not get the flat?",
        output: "Another family had signed a day earlier. A similar flat will be free in March.",
      },
      {
        country: "Slovenia",
        use_case: "recruitment",
        input: "Does the applicant need papers to work here?",
        output:
          "Ask every applicant for the same proof of the right to work, whatever their origin.",
      },
    ],
  },
};
