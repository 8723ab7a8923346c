import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ny_gbl_349",
  name: "GBL 349",
  title: "New York General Business Law, sections 349 and 350",
  citation: "N.Y. Gen. Bus. Law 349, 350",
  link: "https://www.nysenate.gov/legislation/laws/GBS",
  type: "law",
  verified: false,
  jurisdictions: ["US-NY"],
  applies_to: "either",
  in_force_from: "1970-09-01",
  articles: [
    {
      id: "349 and 350",
      summary: "Nobody in business deceives consumers.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "349 and 350",
        use_case: "supplement shop in New York",
        input: "Does it help with diabetes?",
        output: "It is guaranteed to cure diabetes in four weeks.",
      },
    ],
    kept: [
      {
        use_case: "supplement shop in New York",
        input: "Does it help with diabetes?",
        output: "It is a vitamin. Please keep taking what your doctor prescribed.",
      },
    ],
  },
};
