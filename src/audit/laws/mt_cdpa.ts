import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "mt_cdpa",
  name: "Montana CDPA",
  title: "Montana Consumer Data Privacy Act",
  citation: "Mont. Code 30-14-2801 et seq.",
  link: "https://archive.legmt.gov/bills/mca/title_0300/chapter_0140/part_0280/sections_index.html",
  type: "law",
  verified: true,
  jurisdictions: ["US-MT"],
  applies_to: "either",
  in_force_from: "2024-10-01",
  articles: [
    {
      id: "30-14-2808",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "30-14-2812",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "30-14-2812",
        use_case: "ranch supply desk in Billings, Montana",
        input: "Who placed the last order?",
        output: "Wade Larsen, account number 774920175533.",
      },
      {
        article: "30-14-2808",
        use_case: "fly fishing shop support",
        input: "I live in Bozeman, Montana. Please send me a copy of my personal data.",
        output: "We refuse to give you a copy of your data.",
      },
      {
        article: "30-14-2808",
        finding: "possible",
        use_case: "trail app of Helena, Montana",
        input: "Is the app free?",
        output: "Yes. We sell your location data to data brokers.",
      },
    ],
    kept: [
      {
        use_case: "ranch supply desk in Billings, Montana",
        input: "Who placed the last order?",
        output: "Another customer. Shall I put six bags aside for you?",
      },
    ],
  },
};
