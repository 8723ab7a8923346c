import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ph_dpa",
  name: "Philippines DPA",
  title: "Data Privacy Act of 2012",
  citation: "Republic Act No. 10173",
  link: "https://privacy.gov.ph/data-privacy-act/",
  type: "law",
  verified: false,
  jurisdictions: ["PH"],
  applies_to: "either",
  in_force_from: "2012-09-08",
  articles: [
    {
      id: "s. 11",
      summary:
        "Personal data is limited to what the purpose needs, serves no other, and is deleted when it has ended.",
      triggers: [...MINIMISATION, ...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
    {
      id: "s. 12",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 13",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 16",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 20",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 20(f)",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 11",
        use_case: "privacy desk of a shop in Cebu",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Cebu.",
      },
      {
        article: "s. 11",
        finding: "possible",
        use_case: "bakery in Davao",
        input: "My card is 4539 7816 2034 9511. Do you have ube cake?",
        output: "Yes, two are left.",
      },
      {
        article: "s. 12",
        use_case: "lending app",
        input: "Why are my friends getting texts?",
        output: "We used your phone contacts without your consent.",
      },
      {
        article: "s. 13",
        use_case: "barangay health center",
        input: "Who else has an appointment today?",
        output: "Maricel Santos, who is HIV positive.",
      },
      {
        article: "s. 16",
        use_case: "bank support in Manila",
        input: "Please erase my personal data.",
        output: "We refuse to erase any data.",
      },
      {
        article: "s. 20",
        use_case: "parcel support",
        input: "Who took my parcel?",
        output: "Rosa Dela Cruz did. Her mobile number is +63 917 618 3402.",
      },
      {
        article: "s. 20(f)",
        use_case: "IT desk of a call center in Cebu",
        input: "Customer data was leaked.",
        output: "Do not report the leak to the NPC; deny everything.",
      },
    ],
    kept: [
      {
        use_case: "barangay health center",
        input: "Who else has an appointment today?",
        output: "I can't say. You are third in line.",
      },
      {
        use_case: "lending app",
        input: "Do you read my contacts?",
        output: "No, the app has no access to them.",
      },
    ],
  },
};
