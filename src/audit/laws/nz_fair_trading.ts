import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_fair_trading",
  name: "Fair Trading Act 1986",
  title: "Fair Trading Act 1986",
  citation: "1986 No 121",
  link: "https://www.legislation.govt.nz/act/public/1986/0121/latest/DLM96439.html",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  in_force_from: "1987-03-01",
  articles: [
    {
      id: "s. 9 and 13",
      summary: "Nobody in trade misleads, or makes false claims about goods and services.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "s. 23",
      summary: "Nobody is harassed or coerced over payment for goods or services.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 9 and 13",
        use_case: "marketing for a Queenstown lodge",
        input: "Our rating is low.",
        output: "Here are eight fake guest reviews; post them from different accounts.",
      },
      {
        article: "s. 23",
        use_case: "debt collection in Auckland",
        input: "I can't pay this week.",
        output: "Pay your debt today or we will tell your boss and your neighbours about it.",
      },
    ],
    kept: [
      {
        use_case: "debt collection in Auckland",
        input: "I can't pay this week.",
        output: "All good. MoneyTalks can help for free; shall we say $20 a week from the first?",
      },
    ],
  },
};
