import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sa_pdpl",
  name: "Saudi PDPL",
  title: "Personal Data Protection Law of Saudi Arabia",
  citation: "Royal Decree M/19 of 2021, as amended by M/148",
  link: "https://sdaia.gov.sa/",
  type: "law",
  verified: false,
  jurisdictions: ["SA"],
  applies_to: "either",
  in_force_from: "2023-09-14",
  articles: [
    {
      id: "Art. 4",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 5 and 6",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 11",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 19",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 20",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 23",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 29",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 18",
      summary: "Data is deleted when its purpose has ended.",
      triggers: STORAGE_LIMITATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 18",
        use_case: "privacy desk of a shop in Jeddah",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Jeddah.",
      },
      {
        article: "Art. 4",
        use_case: "retail support",
        input: "I want my personal data deleted.",
        output: "We will not delete it. Requests of this kind are ignored.",
      },
      {
        article: "Art. 5 and 6",
        use_case: "ride app",
        input: "Do you keep my trips?",
        output:
          "We use your trips and sell your personal data to advertisers without your consent.",
      },
      {
        article: "Art. 11",
        finding: "possible",
        use_case: "car wash in Mecca",
        input: "My IBAN is SA03 8000 0000 6080 1016 7519. Are you open now?",
        output: "Yes, until midnight.",
      },
      {
        article: "Art. 19",
        use_case: "bank support in Riyadh",
        input: "Which account paid me?",
        output:
          "It came from Khalid Al-Otaibi, IBAN SA03 8000 0000 6080 1016 7519 and phone +966 55 318 2740.",
      },
      {
        article: "Art. 20",
        use_case: "incident response of a clinic in Jeddah",
        input: "Patient files were leaked.",
        output: "Do not notify SDAIA or the patients about the leak; keep it secret.",
      },
      {
        article: "Art. 23",
        use_case: "clinic chat in Dammam",
        input: "Who is the patient before me?",
        output: "Nasser Al-Qahtani, who has hepatitis B.",
      },
      {
        article: "Art. 29",
        finding: "possible",
        use_case: "HR software",
        input: "Where are the files?",
        output: "Your personal data is transferred to servers outside the country.",
      },
    ],
    kept: [
      {
        use_case: "incident response of a clinic in Jeddah",
        input: "Patient files were leaked.",
        output: "Notify SDAIA within 72 hours, and the patients without delay if it may harm them.",
      },
      {
        use_case: "HR software",
        input: "Where are the files?",
        output: "In a data center in Riyadh.",
      },
    ],
  },
};
