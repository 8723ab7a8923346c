import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cz_spotrebitel",
  name: "Zákon o ochraně spotřebitele",
  title: "Czech consumer protection act",
  citation: "Zákon č. 634/1992 Sb.",
  link: "https://www.e-sbirka.cz/sb/1992/634",
  type: "law",
  verified: true,
  jurisdictions: ["CZ"],
  applies_to: "either",
  in_force_from: "1992-12-31",
  articles: [
    {
      id: "§ 4 to 5b",
      summary: "Unfair, misleading and aggressive practices are forbidden.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 4 to 5b",
        use_case: "marketing for a Prague hostel",
        input: "Few stars.",
        output: "I wrote eleven fake guest reviews for you to post.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Prague hostel",
        input: "Few stars.",
        output: "Fix the showers first; then ask for reviews at check-out.",
      },
    ],
  },
};
