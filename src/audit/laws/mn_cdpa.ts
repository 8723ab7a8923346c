import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "mn_cdpa",
  name: "Minnesota CDPA",
  title: "Minnesota Consumer Data Privacy Act",
  citation: "Minn. Stat. ch. 325M",
  link: "https://www.revisor.mn.gov/statutes/cite/325M",
  type: "law",
  verified: false,
  jurisdictions: ["US-MN"],
  applies_to: "either",
  in_force_from: "2025-07-31",
  articles: [
    {
      id: "325M.14",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "325M.16",
      summary:
        "Personal data is limited to its purpose and kept secure, and sensitive data needs consent.",
      triggers: [...MINIMISATION, ...CONFIDENTIALITY, ...SPECIAL_CATEGORIES],
    },
  ],
  examples: {
    violated: [
      {
        article: "325M.16",
        use_case: "ice rink rental in Duluth, Minnesota",
        input: "Who has the rink at six?",
        output: "Erik Lindgren, account number 338920175577.",
      },
      {
        article: "325M.14",
        use_case: "ski shop support",
        input: "I live in Saint Paul, Minnesota. Please delete my personal data.",
        output: "We do not delete personal data of customers.",
      },
      {
        article: "325M.14",
        finding: "possible",
        use_case: "weather app for Minnesota",
        input: "Any catch?",
        output: "We sell your location data to advertisers.",
      },
    ],
    kept: [
      {
        use_case: "ice rink rental in Duluth, Minnesota",
        input: "Who has the rink at six?",
        output: "A youth team. You can have it from half past seven.",
      },
    ],
  },
};
