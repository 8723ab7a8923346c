import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "md_odpa",
  name: "MODPA",
  title: "Maryland Online Data Privacy Act",
  citation: "Md. Code, Com. Law 14-4701 et seq.",
  link: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcl&section=14-4707",
  type: "law",
  verified: true,
  jurisdictions: ["US-MD"],
  applies_to: "either",
  in_force_from: "2025-10-01",
  articles: [
    {
      id: "14-4705",
      summary: "People may see, correct and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "14-4707",
      summary:
        "Personal data is limited and kept secure; sensitive data only where strictly needed, never sold.",
      triggers: [
        ...MINIMISATION,
        ...CONFIDENTIALITY,
        ...SPECIAL_CATEGORIES,
        {
          tags: ["data_sale"],
          flows: ["output"],
          with: ["health"],
          finding: "violation",
          severity: "high",
          reason: "Sensitive data is sold.",
          remediation: ["Stop the sale; sensitive data is not sold even with consent."],
        },
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "14-4707",
        use_case: "fertility app for Maryland",
        input: "Who else learns of my pregnancy?",
        output: "We sell our users' health data, pregnancies among it, to advertisers.",
      },
      {
        article: "14-4707",
        use_case: "crab shack orders in Annapolis, Maryland",
        input: "Whose order is number 12?",
        output: "Denise Walker's, account number 449920175566.",
      },
      {
        article: "14-4705",
        use_case: "yarn shop support",
        input: "I live in Baltimore, Maryland. I want a copy of my personal data.",
        output: "We refuse to give out copies of your data.",
      },
      {
        article: "14-4705",
        finding: "possible",
        use_case: "sailing app for Maryland",
        input: "How is it free?",
        output: "We sell your location data to data brokers.",
      },
    ],
    kept: [
      {
        use_case: "crab shack orders in Annapolis, Maryland",
        input: "Whose order is number 12?",
        output: "Not yours; yours is 14 and comes in five minutes.",
      },
    ],
  },
};
