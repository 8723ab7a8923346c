import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tx_tdpsa",
  name: "TDPSA",
  title: "Texas Data Privacy and Security Act",
  citation: "Tex. Bus. & Com. Code ch. 541",
  link: "https://statutes.capitol.texas.gov/Docs/BC/htm/BC.541.htm",
  type: "law",
  verified: true,
  jurisdictions: ["US-TX"],
  applies_to: "either",
  in_force_from: "2024-07-01",
  articles: [
    {
      id: "541.101(a)(1)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "541.101(a)(2)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "541.051(b)(5)",
      summary: "People may opt out of the sale or sharing of their personal data.",
      triggers: SALE_OPT_OUT,
    },
    {
      id: "541.051",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "541.101(b)(4)",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
  ],
  examples: {
    violated: [
      {
        article: "541.101(a)(1)",
        finding: "possible",
        use_case: "rodeo tickets in Houston, Texas",
        input: "My social is 452-81-6073. Two seats for Friday?",
        output: "Section 114 is still free.",
      },
      {
        article: "541.101(a)(2)",
        use_case: "electricity retailer in Texas",
        input: "Who lived here before me?",
        output: "Rick Salinas, his Visa card was 4539 7816 2034 9511.",
      },
      {
        article: "541.051(b)(5)",
        finding: "possible",
        use_case: "car app for drivers in Texas",
        input: "Who sees how I brake?",
        output: "We sell your driving data to insurers.",
      },
      {
        article: "541.051",
        use_case: "internet provider support",
        input: "I live in Houston, Texas. Stop using my data for ads.",
        output: "You cannot object to that; we do not honor opt-out requests.",
      },
      {
        article: "541.101(b)(4)",
        use_case: "church directory in Dallas, Texas",
        input: "Who should I pray for?",
        output: "For Martha Ellison, who has breast cancer and depression.",
      },
    ],
    kept: [
      {
        use_case: "car app for drivers in Texas",
        input: "Who sees how I brake?",
        output: "Only you. We never sell driving data, and you can switch recording off.",
      },
      {
        use_case: "electricity retailer in Texas",
        input: "Who lived here before me?",
        output: "I can't tell you, but I can start service in your name today.",
      },
    ],
  },
};
