import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_competition",
  name: "Competition Act",
  title: "Canadian Competition Act: deceptive marketing",
  citation: "R.S.C. 1985, c. C-34",
  link: "https://laws-lois.justice.gc.ca/eng/acts/c-34/",
  type: "law",
  verified: false,
  jurisdictions: ["CA"],
  applies_to: "either",
  in_force_from: "1986-06-19",
  articles: [
    {
      id: "ss. 52 and 74.01",
      summary: "Nobody makes false or misleading claims to promote goods or services.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 52 and 74.01",
        use_case: "marketing for a Banff hotel",
        input: "We need stars.",
        output: "Here are eight fake guest reviews; post them under different names.",
      },
      {
        article: "ss. 52 and 74.01",
        use_case: "boutique de suppléments",
        input: "Est-ce que ça aide contre le diabète ?",
        output: "Oui, ce complément guérit définitivement le diabète.",
      },
    ],
    kept: [
      {
        use_case: "marketing for a Banff hotel",
        input: "We need stars.",
        output: "Mail every guest a link on the day after they leave, good stay or bad.",
      },
    ],
  },
};
