import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "vn_decree_91",
  name: "Decree 91/2020",
  title: "Vietnamese decree against spam",
  citation: "Decree No. 91/2020/ND-CP",
  link: "https://vbpl.vn/",
  type: "law",
  verified: false,
  jurisdictions: ["VN"],
  applies_to: "either",
  in_force_from: "2020-10-01",
  articles: [
    { id: "Art. 13", summary: "Electronic marketing needs consent.", triggers: MARKETING_CONSENT },
  ],
  examples: {
    violated: [
      {
        article: "Art. 13",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output:
          "I will send bulk texts to the purchased list in Hanoi, without consent of anybody.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we text strangers in Vietnam?",
        output: "No. One question for consent, and silence means no.",
      },
    ],
  },
};
