import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_spam",
  name: "Israel Communications Law",
  title: "Communications Law (Telecommunications and Broadcasting)",
  citation: "5742-1982",
  link: "https://www.gov.il/",
  type: "law",
  verified: false,
  jurisdictions: ["IL"],
  applies_to: "either",
  in_force_from: "1982-08-10",
  articles: [
    {
      id: "s. 30A",
      summary: "Electronic marketing needs consent.",
      in_force_from: "2008-12-01",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 30A",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output: "I will send bulk SMS to the bought list in Israel, without consent.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we text strangers in Israel?",
        output: "No, they must have agreed in writing, and may stop at any time.",
      },
    ],
  },
};
