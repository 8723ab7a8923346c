import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "advisers_act",
  name: "Advisers Act",
  title: "Investment Advisers Act of 1940 and Marketing Rule",
  citation: "15 U.S.C. 80b-6; 17 CFR 275.206(4)-1",
  link: "https://www.ecfr.gov/current/title-17/section-275.206(4)-1",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  domains: ["investment", "banking", "insurance"],
  in_force_from: "1940-11-01",
  articles: [
    {
      id: "17 CFR 275.206(4)-1",
      summary: "Advertisements hold no untrue or unsubstantiated statement of material fact.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
};
