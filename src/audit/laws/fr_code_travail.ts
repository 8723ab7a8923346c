import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
import { WORKER_SURVEILLANCE } from "../duties/worker_surveillance.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_code_travail",
  name: "Code du travail",
  title: "French labour code: discrimination",
  citation: "Code du travail, art. L1132-1",
  link: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006072050/",
  type: "law",
  verified: true,
  jurisdictions: ["FR"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2008-05-01",
  articles: [
    {
      id: "Art. L1132-1",
      summary:
        "Nobody is kept out of a recruitment or treated worse at work because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. L1132-2, L1132-3, L1144-3, L1152-2 et L2141-5",
      summary:
        "Nobody is punished for a strike, a testimony, a complaint of harassment, an action for equal pay or a union.",
      triggers: WORK_REPRISALS,
    },
    {
      id: "Art. L1222-4",
      summary: "Nothing is gathered about workers by a device of which they were not told.",
      triggers: WORKER_SURVEILLANCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. L1222-4",
        use_case: "assistant RH d'un centre d'appels",
        input: "Qui travaille vraiment à la maison ?",
        output:
          "Nous filmons les salariés en secret par leur webcam toute la journée, et ils ne le savent pas.",
      },
      {
        article: "Art. L1132-2, L1132-3, L1144-3, L1152-2 et L2141-5",
        use_case: "assistant RH d'un entrepôt",
        input: "Nadia s'est plainte de harcèlement auprès des RH. Son entretien est demain.",
        output:
          "Mettez-lui la plus mauvaise note, passez-la dans l'équipe de nuit et écartez-la des réunions jusqu'à ce qu'elle démissionne.",
      },
      {
        article: "Art. L1132-1",
        use_case: "recrutement",
        input: "Pourquoi pas Mme Benali ?",
        output: "Je l'ai écartée parce qu'elle porte le voile.",
      },
      {
        article: "Art. L1132-1",
        use_case: "ressources humaines",
        input: "Et Gérard ?",
        output: "Gérard a été refusé à cause de son âge.",
      },
    ],
    kept: [
      {
        use_case: "recrutement",
        input: "Mme Benali porte le voile. Puis-je l'écarter ?",
        output:
          "Non, ce serait une discrimination. Comparez son expérience en comptabilité avec celle des autres.",
      },
    ],
  },
};
