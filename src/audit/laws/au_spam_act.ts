import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_spam_act",
  name: "Spam Act 2003",
  title: "Spam Act 2003",
  citation: "Act No. 129 of 2003 (Cth)",
  link: "https://www.legislation.gov.au/C2004A01214",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "2004-04-10",
  articles: [
    { id: "s. 16", summary: "Electronic marketing needs consent.", triggers: MARKETING_CONSENT },
  ],
  examples: {
    violated: [
      {
        article: "s. 16",
        use_case: "marketing",
        input: "We bought a list of numbers.",
        output: "I will send bulk texts to the bought list in Sydney, without their consent.",
      },
    ],
    kept: [
      {
        use_case: "marketing",
        input: "May we mail people who never heard of us in Perth?",
        output: "No. Ask for consent first, say who you are, and let them unsubscribe.",
      },
    ],
  },
};
