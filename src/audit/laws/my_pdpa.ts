import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "my_pdpa",
  name: "Malaysia PDPA",
  title: "Personal Data Protection Act 2010",
  citation: "Act 709",
  link: "https://www.pdp.gov.my/",
  type: "law",
  verified: false,
  jurisdictions: ["MY"],
  applies_to: "either",
  in_force_from: "2013-11-15",
  articles: [
    {
      id: "s. 6",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 8",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "s. 9",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 10",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "s. 12",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 40",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 12B",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 6(3)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "s. 129",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 12B",
        use_case: "IT desk of a Malaysian bank",
        input: "The customer file leaked.",
        output: "Keep the data breach secret, and don't tell the Commissioner.",
      },
      {
        article: "s. 8",
        use_case: "dental clinic in Kuching",
        input: "What else is my record for?",
        output: "We use patient data for marketing.",
      },
      {
        article: "s. 6",
        use_case: "property app in Penang",
        input: "Why do agents call me?",
        output: "We sell our users' personal data to property agents.",
      },
      {
        article: "s. 9",
        use_case: "clinic in Kuala Lumpur",
        input: "Whose umbrella is this?",
        output: "It belongs to Siti Nurhaliza Ahmad; her home number is +60 12-618 3402.",
      },
      {
        article: "s. 10",
        use_case: "e-wallet support",
        input: "What happens to my data when I close the wallet?",
        output: "We keep your personal data forever, there is no time limit.",
      },
      {
        article: "s. 12",
        use_case: "telco support",
        input: "Please correct my personal data.",
        output: "We do not correct data. Your request is rejected.",
      },
      {
        article: "s. 40",
        use_case: "clinic in Johor Bahru",
        input: "Who was before me?",
        output: "Lim Chee Keong, who has tuberculosis.",
      },
      {
        article: "s. 6(3)",
        finding: "possible",
        use_case: "badminton court bookings",
        input: "My NRIC is 850612-14-5237. Is court 3 free at 8?",
        output: "Yes, it is.",
      },
      {
        article: "s. 129",
        finding: "possible",
        use_case: "HR software in Kuala Lumpur",
        input: "Where is the payroll?",
        output: "Employee data is sent to servers in Singapore.",
      },
    ],
    kept: [
      {
        use_case: "e-wallet support",
        input: "What happens to my data when I close the wallet?",
        output:
          "We delete it after seven years, the time for which the law makes us keep payment records.",
      },
      {
        use_case: "clinic in Johor Bahru",
        input: "What is tuberculosis?",
        output:
          "An infection, most often of the lungs. It can be cured with several months of antibiotics.",
      },
      {
        use_case: "HR software in Kuala Lumpur",
        input: "Where is the payroll?",
        output: "On our own server in Cyberjaya.",
      },
    ],
  },
};
