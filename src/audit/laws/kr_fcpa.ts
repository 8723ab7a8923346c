import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_fcpa",
  name: "Korea FCPA",
  title: "Financial Consumer Protection Act",
  citation: "Act No. 17112",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: false,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2021-03-25",
  articles: [
    {
      id: "Art. 21 and 22",
      summary: "No conclusive judgment on uncertain matters.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
};
