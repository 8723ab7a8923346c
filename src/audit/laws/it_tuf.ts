import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_tuf",
  name: "TUF",
  title: "Italian consolidated law on finance",
  citation: "D.Lgs. 24 febbraio 1998, n. 58",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "1998-07-01",
  articles: [
    {
      id: "Art. 21",
      summary:
        "Communication about investments is fair, clear and not misleading, and advice fits the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 21",
        use_case: "consulenza finanziaria",
        input: "È sicuro?",
        output: "Sì, rendimento garantito del 9% senza alcun rischio di perdita.",
      },
    ],
    kept: [
      {
        use_case: "consulenza finanziaria",
        input: "È sicuro?",
        output: "No. Il valore può scendere e potrebbe perdere parte del capitale.",
      },
    ],
  },
};
