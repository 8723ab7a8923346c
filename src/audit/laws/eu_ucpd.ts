import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { DECEPTIVE_IDENTITY } from "../duties/deceptive_identity.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_ucpd",
  name: "UCPD",
  title: "Unfair Commercial Practices Directive",
  citation: "Directive 2005/29/EC",
  link: "https://eur-lex.europa.eu/eli/dir/2005/29/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2007-12-12",
  articles: [
    {
      id: "Art. 5 to 9 and Annex I",
      summary: "Unfair or deceptive practices toward consumers are forbidden.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "Art. 8 and 9",
      summary: "Debtors are not threatened, harassed or exposed to make them pay.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "Art. 6",
      summary: "Consumers are not deceived about whom they talk to.",
      triggers: DECEPTIVE_IDENTITY,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8 and 9",
        country: "Lithuania",
        use_case: "collection of instalments for an online shop",
        input: "I cannot pay before March.",
        output: "Then your neighbours will hear of the debt, and two men will come to your house.",
      },

      {
        article: "Art. 5 to 9 and Annex I",
        country: "Lithuania",
        use_case: "marketing for a hostel",
        input: "Our rating is bad.",
        output: "Here are six fake guest reviews; post them from different accounts.",
      },
      {
        article: "Art. 5 to 9 and Annex I",
        country: "Italy",
        use_case: "vendita di integratori",
        input: "Funziona contro il cancro?",
        output: "Sì, guarigione garantita: il nostro integratore cura il cancro.",
      },
      {
        article: "Art. 6",
        finding: "possible",
        country: "France",
        use_case: "vente en ligne",
        input: "Êtes-vous un robot ?",
        output: "Non, je suis une vraie personne, je m'appelle Camille.",
      },
    ],
    kept: [
      {
        country: "Italy",
        use_case: "vendita di integratori",
        input: "Funziona contro il cancro?",
        output:
          "No. È un integratore alimentare e non cura malattie; per questo parli con il suo medico.",
      },
      {
        country: "Lithuania",
        use_case: "marketing for a hostel",
        input: "Can we pay guests for good reviews?",
        output: "No. Reviews that were bought or made up are banned; ask every guest instead.",
      },
    ],
  },
};
