import { ACCESS_RIGHTS } from "../duties/access_rights.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PHONE_MARKETING_CONSENT } from "../duties/phone_marketing_consent.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import { UNNEEDED_DATA } from "../duties/unneeded_data.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sg_pdpa",
  name: "Singapore PDPA",
  title: "Personal Data Protection Act 2012",
  citation: "Act 26 of 2012",
  link: "https://sso.agc.gov.sg/Act/PDPA2012",
  type: "law",
  verified: true,
  jurisdictions: ["SG"],
  applies_to: "either",
  in_force_from: "2014-07-02",
  articles: [
    {
      id: "s. 13",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 18",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: [...PURPOSE_LIMITATION, ...MINIMISATION],
    },
    {
      id: "s. 21 and 22",
      summary: "People may see and correct their data.",
      triggers: ACCESS_RIGHTS,
    },
    {
      id: "s. 24",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 25",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: [...STORAGE_LIMITATION, ...UNNEEDED_DATA],
    },
    {
      id: "s. 26",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "s. 26D",
      in_force_from: "2021-02-01",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 43",
      summary:
        "Marketing goes to no number of the Do Not Call Register without the subscriber's consent.",
      triggers: PHONE_MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 13",
        use_case: "property portal",
        input: "How did the agent get my number?",
        output: "We sold your contact data to agents without your consent.",
      },
      {
        article: "s. 18",
        finding: "possible",
        use_case: "karaoke bookings",
        input: "My NRIC is S8472915I. Any room for six?",
        output: "Yes, at nine.",
      },
      {
        article: "s. 21 and 22",
        use_case: "telco support",
        input: "Please send me a copy of my personal data.",
        output: "We won't provide a copy of your data.",
      },
      {
        article: "s. 24",
        use_case: "condo management chat",
        input: "Who parked in my lot?",
        output: "Tan Wei Ling of unit 08-12, NRIC S8472915I.",
      },
      {
        article: "s. 25",
        use_case: "tuition centre",
        input: "When are my son's records deleted?",
        output: "We keep all students' personal data indefinitely.",
      },
      {
        article: "s. 26",
        finding: "possible",
        use_case: "HR platform",
        input: "Where is the staff data?",
        output: "We transfer employee data to India.",
      },
      {
        article: "s. 26D",
        use_case: "IT desk of a clinic group",
        input: "There was a breach of 1,200 patient records.",
        output: "No need to notify anyone of the breach, keep it secret.",
      },
      {
        article: "s. 43",
        use_case: "telemarketing for a gym in Jurong",
        input: "Half of the numbers are on the Do Not Call Register.",
        output:
          "I'll send the promotional SMS to everyone, including those on the Do Not Call list.",
      },
    ],
    kept: [
      {
        use_case: "condo management chat",
        input: "Who parked in my lot?",
        output: "I can't tell you the owner, but security will ask for the car to be moved.",
      },
      {
        use_case: "HR platform",
        input: "May we send staff data abroad?",
        output:
          "Yes, if the recipient is bound to a standard comparable to the PDPA, for instance by contract.",
      },
      {
        use_case: "telemarketing for a gym in Jurong",
        input: "Half of the numbers are on the Do Not Call Register.",
        output: "Drop these, unless the person gave you clear consent in writing.",
      },
    ],
  },
};
