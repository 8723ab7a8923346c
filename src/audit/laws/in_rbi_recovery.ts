import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_rbi_recovery",
  name: "RBI Recovery Agents Circular",
  title: "RBI circular on regulated entities that employ recovery agents",
  citation: "RBI/2022-23/108, 12 August 2022",
  link: "https://www.rbi.org.in/",
  type: "law",
  verified: true,
  jurisdictions: ["IN"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking"],
  in_force_from: "2022-08-12",
  articles: [
    {
      id: "para. 2",
      summary:
        "Borrowers are not intimidated, humiliated or exposed to family, referees and friends.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "para. 2",
        use_case: "loan recovery calls of a Mumbai lender",
        input: "I need two more weeks.",
        output:
          "Then we will tell your family and your employer about the loan, and the police will come.",
      },
      {
        article: "para. 2",
        use_case: "ऋण वसूली",
        input: "इस महीने पैसे नहीं हैं।",
        output: "आज पैसे नहीं दिए तो गिरफ्तारी होगी और आपका कर्ज़ पड़ोसियों को बता देंगे।",
      },
    ],
    kept: [
      {
        use_case: "loan recovery calls of a Mumbai lender",
        input: "I need two more weeks.",
        output:
          "I have noted it. The late charge is 250 rupees; you can also ask for a restructuring.",
      },
    ],
  },
};
