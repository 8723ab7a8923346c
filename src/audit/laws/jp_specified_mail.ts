import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_specified_mail",
  name: "Japan Anti-Spam Act",
  title: "Act on Regulation of Transmission of Specified Electronic Mail",
  citation: "Act No. 26 of 2002",
  link: "https://laws.e-gov.go.jp/law/414AC0100000026",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  in_force_from: "2002-07-01",
  articles: [
    {
      id: "Art. 3",
      summary: "Electronic marketing needs consent.",
      in_force_from: "2008-12-01",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output: "I will send the newsletter to the purchased addresses in Japan, without consent.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we mail strangers in Japan?",
        output: "Only after they agreed, and with an opt-out in each mail.",
      },
    ],
  },
};
