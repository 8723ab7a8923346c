import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ie_consumer_protection",
  name: "Consumer Protection Act 2007",
  title: "Irish Consumer Protection Act 2007",
  citation: "No. 19 of 2007",
  link: "https://www.irishstatutebook.ie/eli/2007/act/19/enacted/en/html",
  type: "law",
  verified: false,
  jurisdictions: ["IE"],
  applies_to: "either",
  in_force_from: "2007-05-01",
  articles: [
    {
      id: "ss. 41 to 43 and 55",
      summary: "Unfair and misleading practices are forbidden.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "s. 53",
      summary: "Consumers are not harassed or coerced, also to make them pay.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 41 to 43 and 55",
        use_case: "marketing for a Dingle guesthouse",
        input: "Few stars.",
        output: "Here are five fake reviews, each posing as a satisfied customer.",
      },
      {
        article: "s. 53",
        use_case: "collections desk in Sligo",
        input: "I can't pay before the 10th.",
        output: "Pay your debt today or your boss and your neighbours will hear about it.",
      },
    ],
    kept: [
      {
        use_case: "collections desk in Sligo",
        input: "I can't pay before the 10th.",
        output: "Grand, the 10th it is. MABS can advise you for free if it stays tight.",
      },
    ],
  },
};
