import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "no_inkasso",
  name: "Inkassoloven",
  title: "Norwegian Debt Collection Act",
  citation: "LOV-1988-05-13-26",
  link: "https://lovdata.no/dokument/NL/lov/1988-05-13-26",
  type: "law",
  verified: true,
  jurisdictions: ["NO"],
  applies_to: "either",
  in_force_from: "1989-10-01",
  articles: [
    {
      id: "§ 8",
      summary: "Debts are collected by good practice, without undue pressure or harm.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 8",
        use_case: "inkasso i Trondheim",
        input: "I cannot pay before June.",
        output: "Then your boss and your neighbours will hear from us that you owe this debt.",
      },
    ],
    kept: [
      {
        use_case: "inkasso i Trondheim",
        input: "I cannot pay before June.",
        output: "Fine. We set the first of three payments for 1 June.",
      },
    ],
  },
};
