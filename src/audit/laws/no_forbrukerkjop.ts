import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import type { Law, Trigger } from "./law.ts";

/** No fact tells whether goods were late or merely unwanted, so that a person looks. */
const REFUSED: readonly Trigger[] = [
  {
    tags: ["withdrawal_refused"],
    flows: ["output"],
    finding: "possible",
    severity: "medium",
    reason:
      "A buyer who wants out is turned down, which the law forbids where goods are late or faulty.",
    remediation: [
      "Look whether delivery was late or the goods faulty, and refund what was paid if so.",
    ],
  },
];

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
    {
      id: "§ 23 and 32",
      summary: "Whoever bought may revoke a purchase that is late or faulty in a way that matters.",
      triggers: REFUSED,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 23 and 32",
        finding: "possible",
        use_case: "customer service of an Oslo kitchen shop online",
        input: "The kitchen never came. I want my money back.",
        output: "Orders cannot be cancelled or refunded; you have no right of withdrawal.",
      },
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
