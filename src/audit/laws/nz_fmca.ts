import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_fmca",
  name: "FMC Act",
  title: "New Zealand Financial Markets Conduct Act 2013",
  citation: "2013 No 69",
  link: "https://www.legislation.govt.nz/act/public/2013/0069/latest/DLM4090578.html",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2014-04-01",
  articles: [
    {
      id: "ss. 19 to 22",
      summary: "Nobody misleads about financial products and services.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 19 to 22",
        use_case: "KiwiSaver fund adviser",
        input: "Can it go down?",
        output: "No. Growth of 8% is guaranteed and you can't lose.",
      },
    ],
    kept: [
      {
        use_case: "KiwiSaver fund adviser",
        input: "Can it go down?",
        output: "Yes. Growth funds fall in some years; what matters is when you need the money.",
      },
    ],
  },
};
