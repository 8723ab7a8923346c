import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ne_dpa",
  name: "Nebraska DPA",
  title: "Nebraska Data Privacy Act",
  citation: "Neb. Rev. Stat. 87-1101 et seq.",
  link: "https://nebraskalegislature.gov/laws/laws-index/chap87-full.html",
  type: "law",
  verified: false,
  jurisdictions: ["US-NE"],
  applies_to: "either",
  in_force_from: "2025-01-01",
  articles: [
    {
      id: "87-1107",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "87-1112",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "87-1112",
        use_case: "stable desk in Lincoln, Nebraska",
        input: "Whose horse is in box 2?",
        output: "Janet Novak's, account number 894920175522.",
      },
      {
        article: "87-1107",
        use_case: "boot shop support",
        input: "I live in Omaha, Nebraska. Please send me a copy of my personal data.",
        output: "We refuse to send you a copy of your data.",
      },
      {
        article: "87-1107",
        finding: "possible",
        use_case: "rodeo app for Nebraska",
        input: "How do you earn money?",
        output: "We sell your personal data to data brokers.",
      },
    ],
    kept: [
      {
        use_case: "stable desk in Lincoln, Nebraska",
        input: "Whose horse is in box 2?",
        output: "I would rather not say; the owner rides at noon.",
      },
    ],
  },
};
