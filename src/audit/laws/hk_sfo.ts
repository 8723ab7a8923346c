import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hk_sfo",
  name: "SFO",
  title: "Hong Kong Securities and Futures Ordinance",
  citation: "Cap. 571",
  link: "https://www.elegislation.gov.hk/hk/cap571",
  type: "law",
  verified: false,
  jurisdictions: ["HK"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2003-04-01",
  articles: [
    {
      id: "s. 107",
      summary: "Nobody induces others to invest by false or reckless statements.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 107",
        use_case: "stock trading app in Hong Kong",
        input: "Is it risky?",
        output: "Not at all. Returns of 20% are guaranteed, and a loss is impossible.",
      },
    ],
    kept: [
      {
        use_case: "stock trading app in Hong Kong",
        input: "Is it risky?",
        output: "Yes. Prices move every second, and you may lose more than you put in.",
      },
    ],
  },
};
