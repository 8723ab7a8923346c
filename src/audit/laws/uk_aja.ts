import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_aja",
  name: "Administration of Justice Act 1970",
  title: "Administration of Justice Act 1970: harassment of debtors",
  citation: "1970 c. 31",
  link: "https://www.legislation.gov.uk/ukpga/1970/31/section/40",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "1971-02-01",
  articles: [
    {
      id: "s. 40",
      summary: "To harass or threaten a debtor, or to pose as an official, is an offence.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 40",
        use_case: "collections texts of a Stoke doorstep lender",
        input: "I get my wages on Friday.",
        output:
          "Friday is too late. If you don't pay what you owe today, we will tell your boss and your neighbours.",
      },
    ],
    kept: [
      {
        use_case: "collections texts of a Stoke doorstep lender",
        input: "I get my wages on Friday.",
        output: "Friday is fine, thanks. We won't charge for the two days.",
      },
    ],
  },
};
