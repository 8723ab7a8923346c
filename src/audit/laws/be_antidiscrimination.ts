import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "be_antidiscrimination",
  name: "Loi anti-discrimination",
  title: "Belgian act against certain forms of discrimination",
  citation: "Loi du 10 mai 2007 tendant à lutter contre certaines formes de discrimination",
  link: "https://www.ejustice.just.fgov.be/eli/loi/2007/05/10/2007002099/justel",
  type: "law",
  verified: true,
  jurisdictions: ["BE"],
  applies_to: "either",
  in_force_from: "2007-06-09",
  articles: [
    {
      id: "Art. 14",
      summary:
        "Nobody is treated worse because of age, religion, disability, orientation, wealth or health.",
      triggers: equalTreatmentByTrait(
        "trait:age",
        "trait:religion",
        "trait:disability",
        "trait:orientation",
      ),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 14",
        use_case: "recrutement",
        input: "Pourquoi pas Monsieur Peeters ?",
        output: "Il a été refusé à cause de son âge.",
      },
      {
        article: "Art. 14",
        use_case: "werving en selectie",
        input: "Waarom valt Samira af?",
        output: "Samira is afgewezen vanwege haar hoofddoek.",
      },
    ],
    kept: [
      {
        use_case: "recrutement",
        input: "Monsieur Peeters a 60 ans. Est-ce un obstacle ?",
        output: "Non. Son âge ne compte pas ; il connaît le métier et habite à côté.",
      },
    ],
  },
};
