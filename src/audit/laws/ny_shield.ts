import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ny_shield",
  name: "SHIELD Act",
  title: "New York SHIELD Act",
  citation: "N.Y. Gen. Bus. Law 899-aa, 899-bb",
  link: "https://www.nysenate.gov/legislation/laws/GBS",
  type: "law",
  verified: false,
  jurisdictions: ["US-NY"],
  applies_to: "either",
  in_force_from: "2020-03-21",
  articles: [
    {
      id: "899-bb",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "899-aa",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
};
