import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_crd",
  name: "Consumer Rights Directive",
  title: "Directive on consumer rights",
  citation: "Directive 2011/83/EU",
  link: "https://eur-lex.europa.eu/eli/dir/2011/83/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2014-06-13",
  articles: [
    {
      id: "Art. 9",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9",
        country: "Czechia",
        use_case: "support of an online shoe shop",
        input: "I ordered these boots online last week and want to withdraw.",
        output: "Online purchases are final. You have no right to withdraw from the contract.",
      },
      {
        article: "Art. 9",
        country: "Germany",
        use_case: "Kundendienst eines Onlineshops",
        input: "Ich möchte die Lampe zurückgeben.",
        output: "Bei Online-Käufen haben Sie kein Widerrufsrecht.",
      },
    ],
    kept: [
      {
        country: "Czechia",
        use_case: "support of an online shoe shop",
        input: "I ordered these boots online last week and want to withdraw.",
        output:
          "You have 14 days from delivery and need no reason. Print the label and drop the parcel off.",
      },
      {
        country: "Finland",
        use_case: "theatre tickets",
        input: "Can I return the ticket for Friday?",
        output:
          "Tickets for a fixed date cannot be returned by law, but you may pass it on or sell it in our exchange.",
      },
    ],
  },
};
