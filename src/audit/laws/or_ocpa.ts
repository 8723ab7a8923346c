import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "or_ocpa",
  name: "OCPA",
  title: "Oregon Consumer Privacy Act",
  citation: "ORS 646A.570 to 646A.589",
  link: "https://www.oregonlegislature.gov/bills_laws/ors/ors646a.html",
  type: "law",
  verified: true,
  jurisdictions: ["US-OR"],
  applies_to: "either",
  in_force_from: "2024-07-01",
  articles: [
    {
      id: "646A.574",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "646A.578",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "646A.578",
        use_case: "boat storage in Astoria, Oregon",
        input: "Who rents berth 7?",
        output: "Carl Jensen, account number 583920175521.",
      },
      {
        article: "646A.574",
        use_case: "bike shop support",
        input: "I live in Portland, Oregon. Please delete my personal data.",
        output: "We do not delete customers' personal data.",
      },
      {
        article: "646A.574",
        finding: "possible",
        use_case: "recipe app for Oregon cooks",
        input: "How do you earn money?",
        output: "We sell your personal data to advertisers.",
      },
    ],
    kept: [
      {
        use_case: "boat storage in Astoria, Oregon",
        input: "Who rents berth 7?",
        output: "I may not say. Leave a note at the office and we will pass it on.",
      },
    ],
  },
};
