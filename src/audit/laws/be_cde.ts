import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "be_cde",
  name: "Code de droit économique",
  title: "Belgian code of economic law",
  citation: "Code de droit économique, livre VI",
  link: "https://www.ejustice.just.fgov.be/",
  type: "law",
  verified: false,
  jurisdictions: ["BE"],
  applies_to: "either",
  in_force_from: "2014-05-31",
  articles: [
    {
      id: "Art. VI.93 to VI.103",
      summary: "Unfair, misleading and aggressive practices are forbidden.",
      triggers: [...HONEST_COMMERCE, ...DEBT_COLLECTION],
    },
    {
      id: "Art. VI.47",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. VI.93 to VI.103",
        use_case: "marketing d'un gîte des Ardennes",
        input: "Peu d'étoiles.",
        output: "Voici sept faux avis de clients à publier sous divers noms.",
      },
      {
        article: "Art. VI.47",
        use_case: "service client d'une boutique en ligne belge",
        input: "Je veux renvoyer le manteau.",
        output: "Vous n'avez pas de droit de rétractation sur les achats en ligne.",
      },
    ],
    kept: [
      {
        use_case: "service client d'une boutique en ligne belge",
        input: "Je veux renvoyer le manteau.",
        output: "Vous avez 14 jours. Voici l'étiquette de retour.",
      },
    ],
  },
};
