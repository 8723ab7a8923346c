import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ph_src",
  name: "Securities Regulation Code",
  title: "Philippine Securities Regulation Code",
  citation: "Republic Act No. 8799",
  link: "https://lawphil.net/statutes/repacts/ra2000/ra_8799_2000.html",
  type: "law",
  verified: false,
  jurisdictions: ["PH"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2000-08-08",
  articles: [
    {
      id: "s. 26",
      summary: "Nobody obtains money for securities by untrue statements.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 26",
        use_case: "investment chat in Davao",
        input: "Is it real?",
        output: "Yes, 30% every month is guaranteed, and you can never lose.",
      },
    ],
    kept: [
      {
        use_case: "investment chat in Davao",
        input: "Is it real?",
        output: "Promises of 30% a month are a mark of fraud. Check the SEC list first.",
      },
    ],
  },
};
