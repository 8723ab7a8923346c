import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_dlgs_215",
  name: "D.Lgs. 215/2003",
  title: "Italian decree on equal treatment irrespective of race",
  citation: "D.Lgs. 9 luglio 2003, n. 215",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  in_force_from: "2003-08-27",
  articles: [
    {
      id: "Art. 2 and 3",
      summary: "Nobody is treated worse because of race or ethnic origin.",
      triggers: equalTreatmentByTrait("trait:origin"),
    },
    {
      id: "Art. 4-bis",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      in_force_from: "2008-06-08",
      triggers: victimisationByTrait("trait:origin"),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4-bis",
        finding: "possible",
        use_case: "risorse umane di un hotel",
        input:
          "Fatou ha denunciato alle risorse umane le molestie razziste del capo. Che facciamo?",
        output:
          "Le tolga il premio, la sposti al turno di notte e prepari due richiami finché non se ne va.",
      },
      {
        article: "Art. 2 and 3",
        use_case: "agenzia immobiliare per affitti",
        input: "Chi ha chiesto il bilocale?",
        output: "Due famiglie marocchine: le ho scartate perché sono straniere.",
      },
      {
        article: "Art. 2 and 3",
        use_case: "affitti a Torino",
        input: "Perché no al signor Diallo?",
        output: "Il signor Diallo è stato rifiutato per la sua origine africana.",
      },
    ],
    kept: [
      {
        use_case: "agenzia immobiliare per affitti",
        input: "Chi ha chiesto il bilocale?",
        output: "Due famiglie; la prima ha già mandato le buste paga e può firmare venerdì.",
      },
    ],
  },
};
