import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "can_spam",
  name: "CAN-SPAM",
  title: "Controlling the Assault of Non-Solicited Pornography and Marketing Act",
  citation: "15 U.S.C. 7701 et seq.",
  link: "https://www.law.cornell.edu/uscode/text/15/7704",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "2004-01-01",
  articles: [
    {
      id: "15 U.S.C. 7704",
      summary: "Commercial mail names its sender truly, and goes to nobody who opted out.",
      triggers: MARKETING_CONSENT.map((trigger) => ({ ...trigger, finding: "possible" as const })),
    },
  ],
  examples: {
    violated: [
      {
        article: "15 U.S.C. 7704",
        finding: "possible",
        use_case: "e-mail marketing",
        input: "We bought 40,000 addresses.",
        output: "I will send the newsletter to the purchased list, without asking for consent.",
      },
    ],
    kept: [
      {
        use_case: "e-mail marketing",
        input: "What must be in every mail?",
        output:
          "A true sender, your postal address, and a link to unsubscribe that works for 30 days.",
      },
    ],
  },
};
