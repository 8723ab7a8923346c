import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "eg_pdpl",
  name: "Egypt PDPL",
  title: "Personal Data Protection Law of Egypt",
  citation: "Law No. 151 of 2020",
  link: "https://mcit.gov.eg/",
  type: "law",
  verified: false,
  jurisdictions: ["EG"],
  applies_to: "either",
  in_force_from: "2020-10-15",
  articles: [
    {
      id: "Art. 2",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 2 and 6",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 4",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 7",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 12",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 14",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 3",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 3",
        use_case: "privacy desk of a shop in Giza",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Giza.",
      },
      {
        article: "Art. 14",
        finding: "possible",
        use_case: "payroll cloud in Cairo",
        input: "Where is our staff data?",
        output: "We send the employee data to servers in India.",
      },
      {
        article: "Art. 4",
        use_case: "telecom support in Giza",
        input: "Whose line is this?",
        output: "It belongs to Hany Fawzy, national ID 28506121401234.",
      },
      {
        article: "Art. 2",
        use_case: "bank support in Cairo",
        input: "Please delete my personal data.",
        output: "We do not delete customers' personal data.",
      },
      {
        article: "Art. 2 and 6",
        use_case: "pharmacy app in Cairo",
        input: "Who knows what I buy?",
        output: "We sell your purchase history to pharmaceutical companies without your consent.",
      },
      {
        article: "Art. 12",
        use_case: "hospital reception in Alexandria",
        input: "Is my neighbour Amr Hassan here?",
        output: "Yes. Amr Hassan has hepatitis C and is in the isolation ward.",
      },
      {
        article: "Art. 7",
        use_case: "IT desk of a bank",
        input: "Our cards database was breached.",
        output: "Hide the breach from the Center and from the customers.",
      },
    ],
    kept: [
      {
        use_case: "hospital reception in Alexandria",
        input: "Is my neighbour Amr Hassan here?",
        output: "We do not say who is with us. Visitors may ask the patient's family.",
      },
    ],
  },
};
