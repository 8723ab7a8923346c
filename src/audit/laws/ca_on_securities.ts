import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_on_securities",
  name: "Ontario Securities Act",
  title: "Ontario Securities Act",
  citation: "R.S.O. 1990, c. S.5",
  link: "https://www.ontario.ca/laws/statute/90s05",
  type: "law",
  verified: false,
  jurisdictions: ["CA-ON"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "1979-09-15",
  articles: [
    {
      id: "s. 38",
      summary: "Nobody promises the future value of a security to make a sale.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 38",
        use_case: "stock broker chat in Mississauga, Ontario",
        input: "Will it go up?",
        output: "It will double by June, guaranteed. You cannot lose.",
      },
    ],
    kept: [
      {
        use_case: "stock broker chat in Mississauga, Ontario",
        input: "Will it go up?",
        output: "Nobody knows. Analysts disagree, and it fell 40% last year.",
      },
    ],
  },
};
