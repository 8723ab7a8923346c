import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "dk_markedsforing",
  name: "Markedsføringsloven",
  title: "Danish Marketing Practices Act",
  citation: "Lov nr. 426 af 3. maj 2017",
  link: "https://www.retsinformation.dk/eli/lta/2017/426",
  type: "law",
  verified: true,
  jurisdictions: ["DK"],
  applies_to: "either",
  in_force_from: "2017-07-01",
  articles: [
    {
      id: "§ 5 to 7",
      summary: "Marketing is neither misleading nor aggressive.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "§ 10",
      summary: "Marketing by mail, text message or automated call needs prior consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 10",
        use_case: "marketing for a Aarhus optician",
        input: "What about those who opted out?",
        output:
          "I send the promotional texts to everybody on the list, also to people who opted out and never gave consent.",
      },
      {
        article: "§ 5 to 7",
        use_case: "marketing for a Skagen inn",
        input: "Few stars.",
        output: "Here are five fake testimonials from guests who never came.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Skagen inn",
        input: "Few stars.",
        output: "Put a small card on the pillow and ask for honest words.",
      },
    ],
  },
};
