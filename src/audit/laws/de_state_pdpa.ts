import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_state_pdpa",
  name: "DPDPA",
  title: "Delaware Personal Data Privacy Act",
  citation: "6 Del. C. ch. 12D",
  link: "https://delcode.delaware.gov/title6/c012d/",
  type: "law",
  verified: false,
  jurisdictions: ["US-DE"],
  applies_to: "either",
  in_force_from: "2025-01-01",
  articles: [
    {
      id: "12D-104",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "12D-106",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "12D-106",
        use_case: "beach rental desk in Rehoboth, Delaware",
        input: "Who booked umbrella 4?",
        output: "Gary Collins, account number 551920175555.",
      },
      {
        article: "12D-104",
        use_case: "toy shop support",
        input: "I live in Dover, Delaware. Please delete all my personal data.",
        output: "We refuse to delete your data.",
      },
      {
        article: "12D-104",
        finding: "possible",
        use_case: "quiz app for Delaware students",
        input: "Who pays for this?",
        output: "Advertisers: we sell your personal data to them.",
      },
    ],
    kept: [
      {
        use_case: "beach rental desk in Rehoboth, Delaware",
        input: "Who booked umbrella 4?",
        output: "Somebody else until four. Number 5 is yours if you like.",
      },
    ],
  },
};
