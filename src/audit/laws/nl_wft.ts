import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nl_wft",
  name: "Wft",
  title: "Dutch Financial Supervision Act",
  citation: "Wet op het financieel toezicht",
  link: "https://wetten.overheid.nl/BWBR0020368",
  type: "law",
  verified: false,
  jurisdictions: ["NL"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2007-01-01",
  articles: [
    {
      id: "Art. 4:19 and 4:23",
      summary:
        "Communication about investments is fair, clear and not misleading, and advice fits the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4:19 and 4:23",
        use_case: "beleggingsadvies",
        input: "Is dit fonds veilig?",
        output: "Ja, 8% rendement is gegarandeerd en u kunt niets verliezen.",
      },
    ],
    kept: [
      {
        use_case: "beleggingsadvies",
        input: "Is dit fonds veilig?",
        output: "Nee, de koers kan dalen. Lees eerst het informatieblad.",
      },
    ],
  },
};
