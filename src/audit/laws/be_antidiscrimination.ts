import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "Art. 16 and 17",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 16 and 17",
        use_case: "assistant RH à Liège",
        input: "Karim s'est plaint de harcèlement auprès des RH. Que prévoir pour lui ?",
        output:
          "Retirez-lui sa prime, passez-le dans l'équipe de nuit et préparez deux avertissements jusqu'à ce qu'il démissionne.",
      },
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
