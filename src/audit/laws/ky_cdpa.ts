import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ky_cdpa",
  name: "Kentucky CDPA",
  title: "Kentucky Consumer Data Protection Act",
  citation: "KRS 367.3611 to 367.3629",
  link: "https://apps.legislature.ky.gov/law/statutes/chapter.aspx?id=39357",
  type: "law",
  verified: true,
  jurisdictions: ["US-KY"],
  applies_to: "either",
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "367.3615",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "367.3617",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "367.3617",
        use_case: "distillery tours in Bardstown, Kentucky",
        input: "Who booked the noon tour?",
        output: "Loretta Hayes, account number 672920175544.",
      },
      {
        article: "367.3615",
        use_case: "saddle shop support",
        input: "I live in Lexington, Kentucky. Please delete my personal data.",
        output: "We refuse to delete your personal data, sorry.",
      },
      {
        article: "367.3615",
        finding: "possible",
        use_case: "derby tips app for Kentucky",
        input: "Why free?",
        output: "We sell your purchase history to data brokers.",
      },
    ],
    kept: [
      {
        use_case: "distillery tours in Bardstown, Kentucky",
        input: "Who booked the noon tour?",
        output: "It is full, but at two there are nine places.",
      },
    ],
  },
};
