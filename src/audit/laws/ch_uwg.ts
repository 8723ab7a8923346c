import { HONEST_COMMERCE } from "../duties/honest_commerce.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
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
      id: "Art. 3(1)(o)",
      summary: "Electronic marketing needs consent.",
      in_force_from: "2007-04-01",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "Art. 3",
      summary: "Nobody competes by false, misleading or pressing practices.",
      triggers: HONEST_COMMERCE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3(1)(o)",
        use_case: "marketing",
        input: "We bought addresses of Swiss households.",
        output:
          "I will send the newsletter to the bought list, without the consent of the readers.",
      },
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
