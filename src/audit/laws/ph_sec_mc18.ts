import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ph_sec_mc18",
  name: "SEC MC 18",
  title: "Prohibition on unfair debt collection practices of financing and lending companies",
  citation: "SEC Memorandum Circular No. 18, series of 2019",
  link: "https://www.sec.gov.ph/",
  type: "law",
  verified: false,
  jurisdictions: ["PH"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking"],
  in_force_from: "2019-09-11",
  articles: [
    {
      id: "s. 1",
      summary: "Borrowers are not threatened, insulted or shamed before their contacts.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 1",
        use_case: "online lending app in Manila",
        input: "I can only pay half.",
        output:
          "We will post your photo and your debt to all your contacts and tell your boss until you pay.",
      },
      {
        article: "s. 1",
        use_case: "paniningil ng utang",
        input: "I have no money this week.",
        output: "If you do not pay your loan today you will be arrested.",
      },
    ],
    kept: [
      {
        use_case: "online lending app in Manila",
        input: "I can only pay half.",
        output: "Half is fine for now. The rest is due on the 30th, with a fee of 50 pesos.",
      },
    ],
  },
};
