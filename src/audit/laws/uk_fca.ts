import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_fca",
  name: "FCA Handbook",
  title: "FCA Handbook: Consumer Duty and conduct of business",
  citation: "PRIN 2A; COBS 4.2.1R",
  link: "https://www.handbook.fca.org.uk/",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2023-07-31",
  articles: [
    {
      id: "COBS 4.2.1R",
      summary: "Communication about investments is fair, clear and not misleading.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
};
