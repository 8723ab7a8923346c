import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "no_forbrukerkjop",
  name: "Forbrukerkjøpsloven",
  title: "Norwegian Consumer Purchases Act",
  citation: "LOV-2002-06-21-34",
  link: "https://lovdata.no/dokument/NL/lov/2002-06-21-34",
  type: "law",
  verified: true,
  jurisdictions: ["NO"],
  applies_to: "either",
  in_force_from: "2002-07-01",
  articles: [
    {
      id: "§ 26 to 32",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 26 to 32",
        use_case: "support of a Bergen electronics shop",
        input: "The radio I bought last week stopped working.",
        output: "That is a matter for the manufacturer. Please contact the manufacturer.",
      },
    ],
    kept: [
      {
        use_case: "support of a Bergen electronics shop",
        input: "The radio I bought last week stopped working.",
        output: "Sorry! Bring it in: we repair or replace it, free of charge.",
      },
    ],
  },
};
