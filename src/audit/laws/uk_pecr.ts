import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_pecr",
  name: "PECR",
  title: "Privacy and Electronic Communications Regulations 2003",
  citation: "S.I. 2003/2426",
  link: "https://www.legislation.gov.uk/uksi/2003/2426",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2003-12-11",
  articles: [
    {
      id: "reg. 19 to 22",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
};
