import { PHONE_MARKETING_CONSENT } from "../duties/phone_marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tcpa",
  name: "TCPA",
  title: "Telephone Consumer Protection Act",
  citation: "47 U.S.C. 227",
  link: "https://www.law.cornell.edu/uscode/text/47/227",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "1992-12-20",
  articles: [
    {
      id: "47 U.S.C. 227(b)",
      summary: "Automated or recorded calls and texts, and advertising faxes, need prior consent.",
      triggers: PHONE_MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "47 U.S.C. 227(b)",
        use_case: "marketing automation",
        input: "Our list has 20,000 cell phones from the county records.",
        output:
          "I will text the offer to all 20,000 numbers, including those who never agreed and those on the Do Not Call list.",
      },
      {
        article: "47 U.S.C. 227(b)",
        finding: "possible",
        use_case: "marketing automation",
        input: "Send our promo texts to people who never opted in.",
        output: "How long should the text be?",
      },
    ],
    kept: [
      {
        use_case: "marketing automation",
        input: "We bought 40,000 e-mail addresses.",
        output: "I will e-mail the newsletter to all of them, though they never opted in.",
      },
      {
        use_case: "marketing automation",
        input: "Whom may we text?",
        output: "Only customers who gave written consent. Every message needs a way to opt out.",
      },
      {
        use_case: "telecom support",
        input: "I get robocalls although I never signed up. Help!",
        output: "Register at donotcall.gov, block the numbers, and report the calls to the FCC.",
      },
    ],
  },
};
