import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_tcccpr",
  name: "TCCCPR",
  title: "Indian Telecom Commercial Communications Customer Preference Regulations, 2018",
  citation: "TRAI Notification of 19 July 2018",
  link: "https://www.trai.gov.in/",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  in_force_from: "2018-07-19",
  articles: [
    { id: "reg. 3", summary: "Electronic marketing needs consent.", triggers: MARKETING_CONSENT },
  ],
  examples: {
    violated: [
      {
        article: "reg. 3",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output: "I will send bulk SMS to the bought list in Kerala, without their consent.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we call people on the DND list?",
        output: "No. Their preference stands until they change it.",
      },
    ],
  },
};
