import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nj_dpa",
  name: "NJDPA",
  title: "New Jersey Data Privacy Act",
  citation: "N.J.S.A. 56:8-166.4 et seq.",
  link: "https://www.njconsumeraffairs.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-NJ"],
  applies_to: "either",
  in_force_from: "2025-01-15",
  articles: [
    {
      id: "56:8-166.10",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "56:8-166.12",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "56:8-166.12",
        use_case: "locker rental in Hoboken, New Jersey",
        input: "Who has locker 31?",
        output: "Anthony Russo, account number 662920175544.",
      },
      {
        article: "56:8-166.10",
        use_case: "boardwalk photo shop support",
        input: "I live in Trenton, New Jersey. Please delete my personal data.",
        output: "No. We never delete personal data.",
      },
      {
        article: "56:8-166.10",
        finding: "possible",
        use_case: "coupon site for New Jersey",
        input: "Why are the coupons free?",
        output: "We sell your purchase history to advertisers.",
      },
    ],
    kept: [
      {
        use_case: "locker rental in Hoboken, New Jersey",
        input: "Who has locker 31?",
        output: "It is taken until Sunday; number 32 beside it is free.",
      },
    ],
  },
};
