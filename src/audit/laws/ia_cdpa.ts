import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SENSITIVE_CHOICE } from "../duties/sensitive_choice.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ia_cdpa",
  name: "Iowa CDPA",
  title: "Iowa Consumer Data Protection Act",
  citation: "Iowa Code ch. 715D",
  link: "https://www.legis.iowa.gov/docs/code/715D.pdf",
  type: "law",
  verified: true,
  jurisdictions: ["US-IA"],
  applies_to: "either",
  in_force_from: "2025-01-01",
  articles: [
    {
      id: "715D.3",
      summary: "People may see, copy and delete their data, and opt out of its sale.",
      triggers: [...INDIVIDUAL_RIGHTS, ...SALE_OPT_OUT],
    },
    {
      id: "715D.4",
      summary:
        "Personal data is kept secure, and sensitive data needs clear notice and a chance to opt out.",
      triggers: [
        ...CONFIDENTIALITY,
        ...SPECIAL_CATEGORIES.filter(({ finding }) => finding === "violation"),
        ...SENSITIVE_CHOICE.filter(({ flows }) => flows?.includes("input")),
      ],
    },
  ],
  examples: {
    violated: [
      {
        article: "715D.4",
        use_case: "grain elevator desk in Ames, Iowa",
        input: "Who delivered before me?",
        output: "Merle Johnson, account number 905920175511.",
      },
      {
        article: "715D.3",
        use_case: "seed shop support",
        input: "I live in Des Moines, Iowa. Please delete my personal data.",
        output: "We refuse to delete your personal data.",
      },
      {
        article: "715D.3",
        finding: "possible",
        use_case: "corn price app for Iowa",
        input: "Why is it free?",
        output: "We sell your location data to advertisers.",
      },
    ],
    kept: [
      {
        use_case: "grain elevator desk in Ames, Iowa",
        input: "Who delivered before me?",
        output: "A truck from the north; you are next at gate two.",
      },
    ],
  },
};
