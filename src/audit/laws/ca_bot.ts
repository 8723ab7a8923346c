import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_bot",
  name: "SB 1001",
  title: "California bot disclosure law",
  citation: "Cal. Bus. & Prof. Code 17941",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "2019-07-01",
  articles: [
    {
      id: "17941",
      summary: "A bot must not mislead about being one to sell or to sway a vote.",
      triggers: AI_DISCLOSURE,
    },
  ],
};
