import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_ccr",
  name: "Consumer Contracts Regulations",
  title: "Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013",
  citation: "S.I. 2013/3134",
  link: "https://www.legislation.gov.uk/uksi/2013/3134",
  type: "law",
  verified: true,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2014-06-13",
  articles: [
    {
      id: "reg. 29",
      summary: "Consumers may cancel a distance contract within 14 days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "reg. 29",
        use_case: "support of an online rug shop in Bradford",
        input: "The rug came on Monday and I changed my mind. Can I send it back?",
        output: "No. Online orders cannot be returned; you have no right to cancel.",
      },
    ],
    kept: [
      {
        use_case: "support of an online rug shop in Bradford",
        input: "The rug came on Monday and I changed my mind. Can I send it back?",
        output: "Yes, tell us by next Monday. We refund the price and the standard postage.",
      },
    ],
  },
};
