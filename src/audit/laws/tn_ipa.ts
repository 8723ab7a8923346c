import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tn_ipa",
  name: "TIPA",
  title: "Tennessee Information Protection Act",
  citation: "Tenn. Code 47-18-3301 et seq.",
  link: "https://www.tn.gov/attorneygeneral.html",
  type: "law",
  verified: true,
  jurisdictions: ["US-TN"],
  applies_to: "either",
  in_force_from: "2025-07-01",
  articles: [
    {
      id: "47-18-3304",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "47-18-3305",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "47-18-3305",
        use_case: "studio rental in Nashville, Tennessee",
        input: "Who booked room B?",
        output: "Travis Boone, account number 227920175588.",
      },
      {
        article: "47-18-3304",
        use_case: "guitar shop support",
        input: "I live in Memphis, Tennessee. Please send me a copy of my personal data.",
        output: "We refuse to give you a copy of your personal data.",
      },
      {
        article: "47-18-3304",
        finding: "possible",
        use_case: "karaoke app of Knoxville, Tennessee",
        input: "How do you make money?",
        output: "We sell your personal data to data brokers.",
      },
    ],
    kept: [
      {
        use_case: "studio rental in Nashville, Tennessee",
        input: "Who booked room B?",
        output: "A band until nine. Room C has the same amps.",
      },
    ],
  },
};
