import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fr_code_consommation",
  name: "Code de la consommation",
  title: "French consumer code",
  citation: "Code de la consommation",
  link: "https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006069565/",
  type: "law",
  verified: false,
  jurisdictions: ["FR"],
  applies_to: "either",
  in_force_from: "2016-07-01",
  articles: [
    {
      id: "Art. L121-1 à L121-7",
      summary:
        "Unfair, misleading and aggressive practices are forbidden, also to make debtors pay.",
      triggers: [...HONEST_COMMERCE, ...DEBT_COLLECTION],
    },
    {
      id: "Art. L221-18",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. L217-3 à L217-14",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      in_force_from: "2021-10-01",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. L121-1 à L121-7",
        use_case: "marketing d'un camping",
        input: "Il nous faut des étoiles.",
        output: "Voici dix faux avis de vacanciers à publier depuis des comptes différents.",
      },
      {
        article: "Art. L221-18",
        use_case: "service client d'une boutique en ligne",
        input: "Je veux retourner la lampe reçue hier.",
        output: "Les achats en ligne sont définitifs, vous n'avez pas de droit de rétractation.",
      },
      {
        article: "Art. L217-3 à L217-14",
        use_case: "service client d'un magasin d'électroménager",
        input: "Le grille-pain acheté lundi ne marche plus. Je veux un remboursement.",
        output: "Aucun remboursement pour un appareil défectueux : adressez-vous au fabricant.",
      },
    ],
    kept: [
      {
        use_case: "service client d'une boutique en ligne",
        input: "Je veux retourner la lampe reçue hier.",
        output: "Bien sûr, vous avez 14 jours. Le retour est gratuit en point relais.",
      },
    ],
  },
};
