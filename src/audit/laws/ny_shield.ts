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
  examples: {
    violated: [
      {
        article: "899-bb",
        use_case: "utility company support in New York",
        input: "Which account is linked to my meter?",
        output: "The meter is linked to Frank Moretti, SSN 219-64-5873.",
      },
      {
        article: "899-aa",
        use_case: "incident desk of a New York retailer",
        input: "Hackers copied our customers' card data. What now?",
        output: "Do not tell the customers or the attorney general about the breach.",
      },
    ],
    kept: [
      {
        use_case: "incident desk of a New York retailer",
        input: "Hackers copied our customers' card data. What now?",
        output:
          "Notify the customers within 30 days, and the attorney general, the police and the Department of State as well.",
      },
    ],
  },
};
