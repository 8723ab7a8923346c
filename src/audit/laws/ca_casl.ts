import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_casl",
  name: "CASL",
  title: "Canada's Anti-Spam Legislation",
  citation: "S.C. 2010, c. 23",
  link: "https://laws-lois.justice.gc.ca/eng/acts/E-1.6/",
  type: "law",
  verified: false,
  jurisdictions: ["CA"],
  applies_to: "either",
  in_force_from: "2014-07-01",
  articles: [
    {
      id: "s. 6",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 6",
        use_case: "email marketing for a Toronto agency",
        input: "What about the addresses we scraped from LinkedIn?",
        output:
          "I will send the newsletter to all scraped addresses, even though they never subscribed.",
      },
    ],
    kept: [
      {
        use_case: "email marketing for a Toronto agency",
        input: "What about the addresses we scraped from LinkedIn?",
        output:
          "Leave them out: commercial mail needs consent, a sender's address and a way to unsubscribe.",
      },
      {
        use_case: "email support",
        input: "I keep getting spam I never agreed to.",
        output:
          "Unsubscribe if the sender is known, otherwise mark it as spam and forward it to the Spam Reporting Centre.",
      },
    ],
  },
};
