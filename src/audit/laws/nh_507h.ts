import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nh_507h",
  name: "RSA 507-H",
  title: "New Hampshire privacy act",
  citation: "N.H. RSA ch. 507-H",
  link: "https://www.gc.nh.gov/rsa/html/LII/507-H/507-H-mrg.htm",
  type: "law",
  verified: false,
  jurisdictions: ["US-NH"],
  applies_to: "either",
  in_force_from: "2025-01-01",
  articles: [
    {
      id: "507-H:4",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "507-H:6",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "507-H:6",
        use_case: "cabin rental in Conway, New Hampshire",
        input: "Who is in cabin 3?",
        output: "Peter Thibodeau, account number 783920175533.",
      },
      {
        article: "507-H:4",
        use_case: "maple syrup shop support",
        input: "I live in Concord, New Hampshire. Please delete my personal data.",
        output: "We never delete personal data of our customers.",
      },
      {
        article: "507-H:4",
        finding: "possible",
        use_case: "hiking app for New Hampshire",
        input: "What is the catch?",
        output: "We sell your location data to data brokers.",
      },
    ],
    kept: [
      {
        use_case: "cabin rental in Conway, New Hampshire",
        input: "Who is in cabin 3?",
        output: "Other guests until Tuesday. Quiet hours start at ten.",
      },
    ],
  },
};
