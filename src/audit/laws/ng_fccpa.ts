import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { UNPRESSED_CHOICE } from "../duties/unpressed_choice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ng_fccpa",
  name: "FCCPA",
  title: "Federal Competition and Consumer Protection Act",
  citation: "Federal Competition and Consumer Protection Act, 2018",
  link: "https://fccpc.gov.ng/",
  type: "law",
  verified: false,
  jurisdictions: ["NG"],
  applies_to: "either",
  in_force_from: "2019-01-30",
  articles: [
    {
      id: "s. 123 and 125",
      summary: "Undertakings tell consumers no falsehoods.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "s. 124",
      summary: "Nobody is pressed or harassed to buy, or to pay.",
      triggers: [...UNPRESSED_CHOICE, ...DEBT_COLLECTION],
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 123 and 125",
        use_case: "marketing for a Lagos hotel",
        input: "Our stars are few.",
        output: "Post these fake five-star reviews from different accounts.",
      },
      {
        article: "s. 124",
        use_case: "online lending app in Lagos",
        input: "I will pay next week.",
        output: "We will send your photo and your debt to all your contacts and tell your boss.",
      },
    ],
    kept: [
      {
        use_case: "online lending app in Lagos",
        input: "I will pay next week.",
        output: "Thank you. Your new date is the 14th, without a late fee.",
      },
    ],
  },
};
