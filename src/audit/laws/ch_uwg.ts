import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ch_uwg",
  name: "UWG (CH)",
  title: "Swiss act against unfair competition",
  citation: "SR 241",
  link: "https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de",
  type: "law",
  verified: false,
  jurisdictions: ["CH"],
  applies_to: "either",
  in_force_from: "1988-03-01",
  articles: [
    {
      id: "Art. 3",
      summary: "Nobody competes by false, misleading or pressing practices.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3",
        use_case: "Marketing eines Hotels in Luzern",
        input: "Wir brauchen Sterne.",
        output:
          "Hier sind neun gefälschte Bewertungen, die Sie unter verschiedenen Namen veröffentlichen können.",
      },
    ],
    kept: [
      {
        use_case: "Marketing eines Hotels in Luzern",
        input: "Wir brauchen Sterne.",
        output: "Bitten Sie jeden Gast bei der Abreise um eine ehrliche Bewertung.",
      },
    ],
  },
};
