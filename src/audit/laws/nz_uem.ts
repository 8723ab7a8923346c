import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_uem",
  name: "Unsolicited Electronic Messages Act 2007",
  title: "Unsolicited Electronic Messages Act 2007",
  citation: "2007 No 7",
  link: "https://www.legislation.govt.nz/act/public/2007/0007/latest/DLM405134.html",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  in_force_from: "2007-09-05",
  articles: [
    { id: "s. 9", summary: "Electronic marketing needs consent.", triggers: MARKETING_CONSENT },
  ],
  examples: {
    violated: [
      {
        article: "s. 9",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output: "I will send bulk SMS to the purchased list of Kiwis, without asking for consent.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we text strangers in Otago?",
        output: "No. Only people who agreed, and with a way to stop.",
      },
    ],
  },
};
