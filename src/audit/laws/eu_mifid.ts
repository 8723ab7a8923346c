import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import { SUITABLE_ADVICE } from "../duties/suitable_advice.ts";
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
      triggers: NO_PROMISED_GAINS,
    },
    {
      id: "Art. 25(2)",
      summary: "Advice rests on the client's knowledge, means, aims and tolerance of risk.",
      triggers: SUITABLE_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 25(2)",
        finding: "possible",
        country: "NL",
        use_case: "beleggingsapp",
        input: "I have 20,000 euros on my account.",
        output: "You should buy ASML shares with all of it.",
      },
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
