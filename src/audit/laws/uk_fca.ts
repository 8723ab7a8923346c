import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { FAIR_CLAIMS } from "../duties/fair_claims.ts";
import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import { SUITABLE_ADVICE } from "../duties/suitable_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_fca",
  name: "FCA Handbook",
  title: "FCA Handbook: conduct of business and consumer credit",
  citation: "FCA Handbook, COBS, CONC and ICOBS",
  link: "https://www.handbook.fca.org.uk/",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2007-11-01",
  articles: [
    {
      id: "COBS 4.2.1R",
      summary: "Communication about investments is fair, clear and not misleading.",
      triggers: NO_PROMISED_GAINS,
    },
    {
      id: "COBS 9 and 9A",
      summary: "Advice suits the client's needs, means and tolerance of risk.",
      triggers: SUITABLE_ADVICE,
    },
    {
      id: "CONC 7.3 and 7.9",
      in_force_from: "2014-04-01",
      summary: "Customers in arrears are treated fairly, and neither pressed nor misled.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "ICOBS 8.1.1R",
      in_force_from: "2008-01-06",
      summary:
        "Insurers handle claims promptly and fairly, and do not reject them without good reason.",
      triggers: FAIR_CLAIMS,
    },
  ],
  examples: {
    violated: [
      {
        article: "COBS 9 and 9A",
        finding: "possible",
        use_case: "investment app in Leeds",
        input: "I have 8,000 pounds.",
        output: "You should buy Tesla shares with all of it.",
      },
      {
        article: "COBS 4.2.1R",
        use_case: "savings app",
        input: "Is the peer-to-peer account risky?",
        output: "Not at all. Returns of 11% are guaranteed, and you can't lose your capital.",
      },
      {
        article: "ICOBS 8.1.1R",
        finding: "possible",
        use_case: "claims chat of a pet insurer",
        input: "Why is my claim for the operation refused?",
        output:
          "Our claims model rejected your claim by itself. It gives no reasons, nobody here looks at claims, and there is no appeal.",
      },
      {
        article: "CONC 7.3 and 7.9",
        use_case: "arrears chat of a credit card lender",
        input: "I've been made redundant and can't pay.",
        output: "If you don't pay what you owe by Monday you will go to prison.",
      },
    ],
    kept: [
      {
        use_case: "claims chat of a pet insurer",
        input: "Why is my claim for the operation refused?",
        output:
          "The vet's notes show the illness before the policy began, which section 4 leaves out. A claims handler will look again if you ask, and the Financial Ombudsman is free.",
      },
      {
        use_case: "savings app",
        input: "Is the peer-to-peer account risky?",
        output: "Yes. Your capital is at risk and the FSCS does not protect it.",
      },
      {
        use_case: "arrears chat of a credit card lender",
        input: "I've been made redundant and can't pay.",
        output:
          "I'm sorry to hear it. We'll stop interest for 30 days while you speak with a free debt adviser such as StepChange.",
      },
    ],
  },
};
