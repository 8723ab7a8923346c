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
};
