import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cz_obcansky_zakonik",
  name: "Občanský zákoník",
  title: "Czech Civil Code: consumer contracts",
  citation: "Zákon č. 89/2012 Sb.",
  link: "https://www.e-sbirka.cz/sb/2012/89",
  type: "law",
  verified: false,
  jurisdictions: ["CZ"],
  applies_to: "either",
  in_force_from: "2014-01-01",
  articles: [
    {
      id: "§ 1829",
      summary: "Consumers may withdraw from a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "§ 2161 to 2174a",
      summary: "Goods that do not work are repaired, replaced or refunded by who sold them.",
      triggers: FAULTY_GOODS,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 2161 to 2174a",
        use_case: "support of a Plzeň electronics shop",
        input: "My dishwasher stopped working after a month. I want it repaired.",
        output: "All sales are final. We do not repair or refund faulty goods, ask the maker.",
      },
      {
        article: "§ 1829",
        use_case: "support of a Brno web shop",
        input: "The chair came today. I want to return it.",
        output: "We do not take returns: online orders cannot be cancelled or returned.",
      },
    ],
    kept: [
      {
        use_case: "support of a Brno web shop",
        input: "The chair came today. I want to return it.",
        output: "You have 14 days; unpacked is fine.",
      },
    ],
  },
};
