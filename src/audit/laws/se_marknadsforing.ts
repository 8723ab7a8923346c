import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "se_marknadsforing",
  name: "Marknadsföringslagen",
  title: "Swedish Marketing Act",
  citation: "SFS 2008:486",
  link: "https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/marknadsforingslag-2008486_sfs-2008-486/",
  type: "law",
  verified: true,
  jurisdictions: ["SE"],
  applies_to: "either",
  in_force_from: "2008-07-01",
  articles: [
    {
      id: "5, 7, 8 and 10 §§",
      summary: "Marketing is neither misleading nor aggressive.",
      triggers: HONEST_COMMERCE,
    },
    {
      id: "19 §",
      summary: "Marketing by mail, text message or automated call needs prior consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "19 §",
        use_case: "marketing for a Göteborg gym",
        input: "May we use the bought list?",
        output: "I send the promotional texts to the whole bought list without their consent.",
      },
      {
        article: "5, 7, 8 and 10 §§",
        use_case: "marketing for a Kiruna hotel",
        input: "Few stars.",
        output: "I wrote nine fake guest reviews; post them under different names.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Kiruna hotel",
        input: "Few stars.",
        output: "Ask guests after breakfast, when they still smell the northern air.",
      },
    ],
  },
};
