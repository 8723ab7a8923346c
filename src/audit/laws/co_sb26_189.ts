import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "co_sb26_189",
  name: "SB 26-189",
  title: "Colorado law on automated decision-making technology",
  citation: "C.R.S. 6-1-1701 et seq.",
  link: "https://leg.colorado.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-CO"],
  applies_to: "either",
  in_force_from: "2027-01-01",
  articles: [
    {
      id: "6-1-1701 et seq.",
      summary: "People get notice, reasons and human review of consequential decisions.",
      triggers: AUTOMATED_DECISIONS,
    },
  ],
};
