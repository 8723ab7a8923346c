import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_gender_goods",
  name: "Gender Goods and Services Directive",
  title: "Directive on equal treatment between men and women in the access to goods and services",
  citation: "Directive 2004/113/EC",
  link: "https://eur-lex.europa.eu/eli/dir/2004/113/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU"],
  applies_to: "either",
  domains: ["insurance", "lending", "banking", "housing", "retail"],
  in_force_from: "2007-12-21",
  articles: [
    {
      id: "Art. 4 and 5",
      summary:
        "Goods and services are not refused or priced by sex, pregnancy and maternity included.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4 and 5",
        country: "Slovenia",
        use_case: "car insurance quotes",
        input: "Why did my rate go up?",
        output: "Your premium is higher because you are a woman.",
      },
      {
        article: "Art. 4 and 5",
        country: "Italy",
        use_case: "prestiti personali",
        input: "Perché no?",
        output: "La sua richiesta è stata respinta perché è una donna incinta.",
      },
    ],
    kept: [
      {
        country: "Slovenia",
        use_case: "car insurance quotes",
        input: "Do women pay less?",
        output:
          "No. Since 2012 insurers in the EU may not set prices by sex; your rate depends on claims and mileage.",
      },
      {
        country: "Austria",
        use_case: "retail assistant",
        input: "Where are women's shoes?",
        output: "On the second floor. Women's sizes run from 35 to 42.",
      },
    ],
  },
};
