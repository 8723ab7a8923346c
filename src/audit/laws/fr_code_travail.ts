import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
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
  ],
  examples: {
    violated: [
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
