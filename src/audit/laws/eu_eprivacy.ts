import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eu_eprivacy",
  name: "ePrivacy Directive",
  title: "Directive on privacy and electronic communications",
  citation: "Directive 2002/58/EC",
  link: "https://eur-lex.europa.eu/eli/dir/2002/58/oj",
  type: "law",
  verified: false,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2003-10-31",
  articles: [
    {
      id: "Art. 13",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
};
