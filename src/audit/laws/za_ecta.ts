import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "za_ecta",
  name: "ECT Act",
  title: "Electronic Communications and Transactions Act",
  citation: "Act 25 of 2002",
  link: "https://www.gov.za/documents/electronic-communications-and-transactions-act",
  type: "law",
  verified: false,
  jurisdictions: ["ZA"],
  applies_to: "either",
  in_force_from: "2002-08-30",
  articles: [
    {
      id: "s. 44",
      summary: "Consumers may cancel an online purchase within seven days.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 44",
        use_case: "support of a South African web shop",
        input: "The lamp came yesterday. I want to send it back.",
        output: "Online orders cannot be returned. You have no right to withdraw.",
      },
    ],
    kept: [
      {
        use_case: "support of a South African web shop",
        input: "The lamp came yesterday. I want to send it back.",
        output: "You have seven days. We only charge the courier.",
      },
    ],
  },
};
