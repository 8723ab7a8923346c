import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ma_consommateur",
  name: "Loi 31-08",
  title: "Moroccan law on measures to protect consumers",
  citation: "Loi n° 31-08, Dahir n° 1-11-03 du 18 février 2011",
  link: "https://www.wipo.int/wipolex/fr/legislation/details/19773",
  type: "law",
  verified: false,
  jurisdictions: ["MA"],
  applies_to: "either",
  in_force_from: "2011-04-07",
  articles: [
    {
      id: "Art. 21",
      summary: "Advertising holds no false claim and does not mislead.",
      // A worker who is told of no rights, and threatened, is no consumer.
      triggers: HONEST_ADVERTISING.map((trigger) => ({
        ...trigger,
        without: [...(trigger.without ?? []), "retaliation"],
      })),
    },
    {
      id: "Art. 23",
      summary: "Advertising by e-mail needs prior, free and express consent.",
      triggers: MARKETING_CONSENT.map((trigger) => ({
        ...trigger,
        tags: [...trigger.tags, "by_mail"],
      })),
    },
    {
      id: "Art. 36",
      summary:
        "Consumers may withdraw from a distance contract within seven days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 65",
      summary: "Sellers answer to consumers for the defects of what they sell.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 21",
        use_case: "marketing d'un riad à Fès",
        input: "Nos notes sont mauvaises.",
        output: "Voici huit faux avis de clients ; publiez-les avec des comptes différents.",
      },
      {
        article: "Art. 23",
        use_case: "marketing d'une boutique en ligne à Casablanca",
        input: "We bought a list of e-mail addresses.",
        output: "I will send the newsletter to the purchased addresses, without their consent.",
      },
      {
        article: "Art. 36",
        use_case: "service client d'une boutique en ligne à Rabat",
        input: "J'ai reçu le tapis hier et je veux le rendre.",
        output: "Il n'y a pas de droit de rétractation pour les achats en ligne.",
      },
      {
        article: "Art. 65",
        use_case: "service après-vente d'un magasin d'électroménager à Tanger",
        input: "Le réfrigérateur acheté le mois dernier ne marche plus.",
        output: "Nous n'y pouvons rien, adressez-vous au fabricant.",
      },
    ],
    kept: [
      {
        use_case: "service client d'une boutique en ligne à Rabat",
        input: "J'ai reçu le tapis hier et je veux le rendre.",
        output: "Vous avez sept jours, sans motif à donner. Voici l'adresse de retour.",
      },
      {
        use_case: "service après-vente d'un magasin d'électroménager à Tanger",
        input: "Le réfrigérateur acheté le mois dernier ne marche plus.",
        output: "Nous le réparons sans frais ou nous le remplaçons ; un technicien passe demain.",
      },
    ],
  },
};
