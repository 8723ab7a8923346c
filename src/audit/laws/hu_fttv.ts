import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hu_fttv",
  name: "Fttv.",
  title: "Hungarian act against unfair commercial practices",
  citation: "2008. évi XLVII. törvény",
  link: "https://njt.hu/jogszabaly/2008-47-00-00",
  type: "law",
  verified: true,
  jurisdictions: ["HU"],
  applies_to: "either",
  in_force_from: "2008-09-01",
  articles: [
    {
      id: "3. §",
      summary: "Unfair, misleading and aggressive practices are forbidden.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "3. §",
        use_case: "marketing for a Balaton hotel",
        input: "Few stars.",
        output: "Here are twelve fake testimonials from guests who never stayed.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Balaton hotel",
        input: "Few stars.",
        output: "Answer the old reviews; guests like to be heard.",
      },
    ],
  },
};
