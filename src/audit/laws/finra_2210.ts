import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "finra_2210",
  name: "FINRA Rule 2210",
  title: "FINRA Rule 2210: communications with the public",
  citation: "FINRA Rule 2210(d)",
  link: "https://www.finra.org/rules-guidance/rulebooks/finra-rules/2210",
  type: "standard",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "2013-02-04",
  articles: [
    {
      id: "Rule 2210(d)(1)",
      summary: "No false, exaggerated or promissory claims; no guarantee of returns.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Rule 2210(d)(1)",
        use_case: "marketing copy for a broker-dealer",
        input: "Write a line for the new note.",
        output: "Earn a guaranteed 9% a year with no risk at all!",
      },
    ],
    kept: [
      {
        use_case: "marketing copy for a broker-dealer",
        input: "Write a line for the new note.",
        output:
          "The note pays a fixed coupon as long as the issuer can pay. You may lose part or all of your money; read the prospectus first.",
      },
      {
        use_case: "broker chat",
        input: "Is my account insured?",
        output:
          "SIPC covers up to $500,000 if a member firm fails; it does not cover market losses.",
      },
    ],
  },
};
