import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_civil_code",
  name: "Japan Civil Code",
  title: "Japanese Civil Code: sale of goods",
  citation: "Act No. 89 of 1896",
  link: "https://laws.e-gov.go.jp/law/129AC0000000089",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  in_force_from: "1898-07-16",
  articles: [
    {
      id: "Art. 562 to 564",
      summary:
        "Buyers of goods that do not conform may ask for repair, replacement or a lower price, or cancel.",
      in_force_from: "2020-04-01",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 562 to 564",
        use_case: "support of a Tokyo camera shop",
        input: "The camera I bought last week stopped working.",
        output: "All sales are final. Please contact the manufacturer, we do nothing.",
      },
    ],
    kept: [
      {
        use_case: "support of a Tokyo camera shop",
        input: "The camera I bought last week stopped working.",
        output: "We are sorry. Please bring it in; we repair or replace it.",
      },
    ],
  },
};
