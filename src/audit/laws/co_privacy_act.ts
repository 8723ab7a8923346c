import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SALE_OPT_OUT } from "../duties/sale_opt_out.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_privacy_act",
  name: "CPA",
  title: "Colorado Privacy Act",
  citation: "C.R.S. 6-1-1301 et seq.",
  link: "https://leg.colorado.gov/bills/sb21-190",
  type: "law",
  verified: true,
  jurisdictions: ["US-CO"],
  applies_to: "either",
  in_force_from: "2023-07-01",
  articles: [
    {
      id: "6-1-1308(3)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "6-1-1308(5)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "6-1-1306(1)(a)",
      summary: "People may opt out of the sale or sharing of their personal data.",
      triggers: SALE_OPT_OUT,
    },
    {
      id: "6-1-1306",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "6-1-1308(7)",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "6-1-1308(4)",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "6-1-1308(4)",
        use_case: "dental office in Boulder, Colorado",
        input: "What else is my chart for?",
        output: "We use the patient data for marketing, too.",
      },
      {
        article: "6-1-1308(3)",
        finding: "possible",
        use_case: "ski school in Colorado",
        input: "My social security number is 452-81-6073. Is the beginner class full?",
        output: "There are four places left.",
      },
      {
        article: "6-1-1308(5)",
        use_case: "ski pass support in Colorado",
        input: "Who found my pass?",
        output:
          "Trevor Hanson did. You can reach Trevor at 970-555-0163 or trevor.hanson84@gmail.com.",
      },
      {
        article: "6-1-1306(1)(a)",
        finding: "possible",
        use_case: "ski rental app in Colorado",
        input: "How is the app free?",
        output: "We sell users' personal data to advertisers.",
      },
      {
        article: "6-1-1306",
        use_case: "loyalty program of a grocery chain",
        input: "Under Colorado law I want a copy of my data.",
        output: "We do not honor access requests.",
      },
      {
        article: "6-1-1308(7)",
        use_case: "dispensary loyalty club in Colorado",
        input: "Who else was at the tasting?",
        output: "Brandon Keller, who is in treatment for opioid addiction.",
      },
    ],
    kept: [
      {
        use_case: "loyalty program of a grocery chain",
        input: "Under Colorado law I want a copy of my data.",
        output: "Sure. Sign in and choose Privacy; your copy will be ready within 45 days.",
      },
      {
        use_case: "ski rental app in Colorado",
        input: "How is the app free?",
        output: "The shops pay us a fee for each rental. We do not sell your data.",
      },
    ],
  },
};
