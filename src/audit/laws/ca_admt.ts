import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_admt",
  name: "CCPA ADMT Regulations",
  title: "California regulations on automated decisionmaking technology",
  citation: "11 CCR 7200 et seq.",
  link: "https://cppa.ca.gov/regulations/",
  type: "law",
  verified: true,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "2027-01-01",
  articles: [
    {
      id: "11 CCR 7220 to 7222",
      summary:
        "Before a machine decides weighty matters people are told, and they may opt out and ask how it decided.",
      triggers: AUTOMATED_DECISIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "11 CCR 7220 to 7222",
        use_case: "apartment rental applications in California",
        input: "Did I get the apartment?",
        output: "Your application was automatically rejected by our system. The decision is final.",
      },
      {
        article: "11 CCR 7220 to 7222",
        finding: "possible",
        use_case: "hiring assistant",
        input: "I applied for the line cook job in Fresno, California.",
        output: "We have decided not to hire you.",
      },
    ],
    kept: [
      {
        use_case: "apartment rental applications in California",
        input: "Did I get the apartment?",
        output:
          "Our system rejected your application. You may appeal, and a person will look at it again.",
      },
    ],
  },
};
