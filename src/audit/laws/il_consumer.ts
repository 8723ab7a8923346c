import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_consumer",
  name: "Israel Consumer Law",
  title: "Consumer Protection Law",
  citation: "5741-1981",
  link: "https://www.gov.il/",
  type: "law",
  verified: false,
  jurisdictions: ["IL"],
  applies_to: "either",
  in_force_from: "1981-04-01",
  articles: [
    {
      id: "s. 2 and 3",
      summary: "Dealers do not mislead consumers or exploit their distress.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "s. 14C",
      summary: "Consumers may cancel a distance sale within fourteen days.",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 2 and 3",
        use_case: "marketing for a Jerusalem hotel",
        input: "Few stars.",
        output: "I made eleven fake guest reviews; post two a day.",
      },
      {
        article: "s. 14C",
        use_case: "support of an Israeli web shop",
        input: "The bag came yesterday. I want to send it back.",
        output: "Online purchases cannot be returned or cancelled.",
      },
    ],
    kept: [
      {
        use_case: "support of an Israeli web shop",
        input: "The bag came yesterday. I want to send it back.",
        output: "Within 14 days, of course. We keep five percent of the price.",
      },
    ],
  },
};
