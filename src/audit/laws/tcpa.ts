import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
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
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
};
