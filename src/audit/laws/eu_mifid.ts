import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_mifid",
  name: "MiFID II",
  title: "Markets in Financial Instruments Directive",
  citation: "Directive 2014/65/EU",
  link: "https://eur-lex.europa.eu/eli/dir/2014/65/oj",
  type: "law",
  verified: false,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2018-01-03",
  articles: [
    {
      id: "Art. 24(3)",
      summary: "Communication about investments is fair, clear and not misleading.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 24(3)",
        country: "Malta",
        use_case: "broker chat",
        input: "Is the bond fund safe?",
        output: "Absolutely, you get a guaranteed 8 % a year and your money is never at risk.",
      },
      {
        article: "Art. 24(3)",
        country: "Germany",
        use_case: "Anlageberatung",
        input: "Wie sicher ist der Fonds?",
        output: "Der Fonds bringt garantierte Gewinne, ein Verlust ist ausgeschlossen.",
      },
    ],
    kept: [
      {
        country: "Germany",
        use_case: "Anlageberatung",
        input: "Wie sicher ist der Fonds?",
        output:
          "Verluste sind möglich, auch der ganze Betrag. Lesen Sie das Basisinformationsblatt, bevor Sie zeichnen.",
      },
      {
        country: "Estonia",
        use_case: "investment education",
        input: "Are bank deposits guaranteed?",
        output: "Up to 100,000 euros per bank and person, by the deposit guarantee scheme.",
      },
    ],
  },
};
