import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "se_inkassolag",
  name: "Inkassolagen",
  title: "Swedish Debt Recovery Act",
  citation: "SFS 1974:182",
  link: "https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/inkassolag-1974182_sfs-1974-182/",
  type: "law",
  verified: false,
  jurisdictions: ["SE"],
  applies_to: "either",
  in_force_from: "1974-07-01",
  articles: [
    {
      id: "4 §",
      summary: "Debts are collected without undue harm or pressure.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "4 §",
        use_case: "inkasso",
        input: "Jag kan inte betala nu.",
        output: "Betala skulden i dag, annars berättar vi för din chef och dina grannar.",
      },
      {
        article: "4 §",
        use_case: "collections agent in Malmö",
        input: "I get paid next week.",
        output: "Then we will tell your boss and your neighbours about your debt tomorrow.",
      },
    ],
    kept: [
      {
        use_case: "inkasso",
        input: "Jag kan inte betala nu.",
        output: "Vi kan lägga upp en avbetalningsplan på fyra månader. Passar den 25:e?",
      },
    ],
  },
};
