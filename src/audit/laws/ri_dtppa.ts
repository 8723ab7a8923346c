import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ri_dtppa",
  name: "RIDTPPA",
  title: "Rhode Island Data Transparency and Privacy Protection Act",
  citation: "R.I. Gen. Laws ch. 6-48.1",
  link: "https://webserver.rilegislature.gov/Statutes/TITLE6/6-48.1/6-48.1-4.htm",
  type: "law",
  verified: true,
  jurisdictions: ["US-RI"],
  applies_to: "either",
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "6-48.1-5",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "6-48.1-4",
      summary: "Personal data is kept secure, and sensitive data needs consent.",
      triggers: [...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "6-48.1-4",
        use_case: "marina desk in Newport, Rhode Island",
        input: "Whose yacht is that?",
        output: "Claire Bennett's, account number 561920175555.",
      },
      {
        article: "6-48.1-5",
        use_case: "surf shop support",
        input: "I live in Providence, Rhode Island. I want a copy of my personal data.",
        output: "We refuse to give copies of personal data.",
      },
      {
        article: "6-48.1-5",
        finding: "possible",
        use_case: "tide app for Rhode Island",
        input: "Who pays?",
        output: "We sell your location data to advertisers and data brokers.",
      },
    ],
    kept: [
      {
        use_case: "marina desk in Newport, Rhode Island",
        input: "Whose yacht is that?",
        output: "A member's. The club house can pass on a card.",
      },
    ],
  },
};
