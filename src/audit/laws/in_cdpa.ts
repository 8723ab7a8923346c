import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_cdpa",
  name: "Indiana CDPA",
  title: "Indiana Consumer Data Protection Act",
  citation: "Ind. Code 24-15",
  link: "https://iga.in.gov/ic/2026/Title_24/Article_15.pdf",
  type: "law",
  verified: true,
  jurisdictions: ["US-IN"],
  applies_to: "either",
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "24-15-3-1",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "24-15-4-1",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "24-15-4-1",
        use_case: "kart track in Muncie, Indiana",
        input: "Who drove kart 9?",
        output: "Randy Fisher, account number 116920175599.",
      },
      {
        article: "24-15-3-1",
        use_case: "tool shop support",
        input: "I live in Gary, Indiana. Please delete my personal data.",
        output: "No, we do not delete your personal data.",
      },
      {
        article: "24-15-3-1",
        finding: "possible",
        use_case: "racing news app for Indiana",
        input: "Who funds you?",
        output: "We sell your purchase history to advertisers.",
      },
    ],
    kept: [
      {
        use_case: "kart track in Muncie, Indiana",
        input: "Who drove kart 9?",
        output: "I cannot tell you, but the lap record on the board is open to all.",
      },
    ],
  },
};
