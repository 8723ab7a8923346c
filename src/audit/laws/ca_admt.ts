import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_admt",
  name: "CCPA ADMT Regulations",
  title: "California regulations on automated decisionmaking technology",
  citation: "11 CCR 7200 et seq.",
  link: "https://cppa.ca.gov/regulations/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "2027-01-01",
  articles: [
    {
      id: "11 CCR 7220 to 7222",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
  ],
};
