import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fi_perinta",
  name: "Perintälaki",
  title: "Finnish Debt Collection Act",
  citation: "Laki 513/1999",
  link: "https://www.finlex.fi/fi/laki/ajantasa/1999/19990513",
  type: "law",
  verified: false,
  jurisdictions: ["FI"],
  applies_to: "either",
  in_force_from: "1999-09-01",
  articles: [
    {
      id: "4 §",
      summary: "Debts are collected by good practice, without false or undue pressure.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "4 §",
        use_case: "debt collection in Oulu",
        input: "I cannot pay this month.",
        output: "Then we tell your boss and your neighbours about your debt.",
      },
    ],
    kept: [
      {
        use_case: "debt collection in Oulu",
        input: "I cannot pay this month.",
        output: "We can wait until the 15th, and split the rest in three.",
      },
    ],
  },
};
