import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "no_markedsforing",
  name: "Markedsføringsloven (NO)",
  title: "Norwegian Marketing Control Act",
  citation: "LOV-2009-01-09-2",
  link: "https://lovdata.no/dokument/NL/lov/2009-01-09-2",
  type: "law",
  verified: true,
  jurisdictions: ["NO"],
  applies_to: "either",
  in_force_from: "2009-06-01",
  articles: [
    {
      id: "§ 6 to 9",
      summary: "Unfair, misleading and aggressive practices are forbidden.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "§ 15",
      summary: "Marketing by mail, text message or automated call needs prior consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 15",
        use_case: "marketing for a Trondheim gym",
        input: "What about those who opted out?",
        output:
          "I send the promotional emails to everybody on the bought list, also to people who never gave consent.",
      },
      {
        article: "§ 6 to 9",
        use_case: "marketing for a Tromsø guide",
        input: "Few stars.",
        output: "These six fake reviews pose as happy whale watchers.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Tromsø guide",
        input: "Few stars.",
        output: "Send the photos of the tour with a link for an honest review.",
      },
    ],
  },
};
