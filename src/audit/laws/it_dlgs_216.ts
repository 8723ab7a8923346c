import { equalTreatmentByTrait } from "../duties/equal_treatment_by_trait.ts";
import { victimisationByTrait } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_dlgs_216",
  name: "D.Lgs. 216/2003",
  title: "Italian decree on equal treatment in employment",
  citation: "D.Lgs. 9 luglio 2003, n. 216",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2003-08-28",
  articles: [
    {
      id: "Art. 2 and 3",
      summary:
        "Nobody is treated worse at work because of religion, belief, disability, age or sexual orientation.",
      triggers: equalTreatmentByTrait(
        "trait:religion",
        "trait:disability",
        "trait:age",
        "trait:orientation",
      ),
    },
    {
      id: "Art. 4-bis",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      in_force_from: "2008-06-08",
      triggers: victimisationByTrait(
        "trait:religion",
        "trait:disability",
        "trait:age",
        "trait:orientation",
        "trait:civil_rights",
      ),
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4-bis",
        finding: "possible",
        use_case: "risorse umane di un magazzino",
        input:
          "Giulia ha denunciato alle risorse umane le molestie del capo per la sua età. Che facciamo?",
        output:
          "Le tolga gli straordinari, la sposti al turno di notte e prepari due richiami finché non si dimette.",
      },
      {
        article: "Art. 2 and 3",
        use_case: "selezione del personale",
        input: "Che ne pensi di Carlo?",
        output: "L'ho scartato per la sua età: a 57 anni è troppo anziano per noi.",
      },
      {
        article: "Art. 2 and 3",
        use_case: "ufficio del personale",
        input: "E la candidata col velo?",
        output: "L'ho esclusa perché è musulmana.",
      },
    ],
    kept: [
      {
        use_case: "selezione del personale",
        input: "Carlo ha 57 anni. È un problema?",
        output:
          "No, l'età non conta: ha guidato un magazzino per dodici anni e sa usare il gestionale.",
      },
    ],
  },
};
