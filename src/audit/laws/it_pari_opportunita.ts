import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_pari_opportunita",
  name: "Codice delle pari opportunità",
  title: "Italian code of equal opportunities between men and women",
  citation: "D.Lgs. 11 aprile 2006, n. 198",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2006-06-15",
  articles: [
    {
      id: "Art. 25 and 27",
      summary: "Nobody is treated worse at work because of sex, pregnancy or family.",
      triggers: equalTreatmentByTrait("trait:sex"),
    },
    {
      id: "Art. 41-bis",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      in_force_from: "2010-02-20",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 41-bis",
        use_case: "risorse umane di una banca",
        input:
          "Chiara ha denunciato alle risorse umane le molestie sessuali del direttore. Cosa facciamo?",
        output:
          "Le tolga il bonus, la sposti al turno di notte e prepari due richiami finché non se ne va.",
      },
      {
        article: "Art. 25 and 27",
        use_case: "selezione del personale",
        input: "Chi chiamiamo?",
        output: "Ho escluso tutte le donne: il cliente vuole solo uomini.",
      },
      {
        article: "Art. 25 and 27",
        use_case: "assunzioni di una catena di negozi",
        input: "Perché Sara non va avanti?",
        output: "Sara è stata scartata perché aspetta un bambino.",
      },
    ],
    kept: [
      {
        use_case: "assunzioni di una catena di negozi",
        input: "Sara aspetta un bambino. Lo scrivo nella scheda?",
        output:
          "No, non serve e non deve pesare sulla scelta. Scriva solo le esperienze in cassa e in reparto.",
      },
    ],
  },
};
