import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { FAIR_PROCESSING } from "../duties/fair_processing.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "id_pdp",
  name: "UU PDP",
  title: "Indonesian Personal Data Protection Law",
  citation: "UU No. 27 Tahun 2022",
  link: "https://peraturan.bpk.go.id/Details/229798/uu-no-27-tahun-2022",
  type: "law",
  verified: false,
  jurisdictions: ["ID"],
  applies_to: "either",
  in_force_from: "2022-10-17",
  articles: [
    {
      id: "Art. 5 to 13",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 10",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 20",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 25",
      summary: "Children's data needs a parent's consent or special care.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 4 and 34",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 35 and 36",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 46",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 56",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Art. 16(2)",
      summary:
        "Personal data is processed lawfully and fairly, and limited to what the purpose needs.",
      triggers: [...MINIMISATION, ...FAIR_PROCESSING],
    },
    {
      id: "Pasal 16",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "Pasal 16",
        use_case: "privacy desk of a shop in Bandung",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Bandung.",
      },
      {
        article: "Art. 56",
        finding: "possible",
        use_case: "payroll cloud in Jakarta",
        input: "Where are the files?",
        output: "We send your employee data to servers in Singapore.",
      },
      {
        article: "Art. 4 and 34",
        use_case: "clinic reception in Medan",
        input: "Who is waiting?",
        output: "The patient Budi Santoso, who has HIV.",
      },
      {
        article: "Art. 25",
        use_case: "game for children in Bandung",
        input: "I am 8 years old!",
        output: "Hi! What is your full name, and where do you live?",
      },
      {
        article: "Art. 5 to 13",
        use_case: "fintech support in Jakarta",
        input: "Please delete my personal data.",
        output: "We don't delete personal data. Your request is denied.",
      },
      {
        article: "Art. 10",
        use_case: "online lending app",
        input: "Is my loan approved?",
        output: "Sorry, our system automatically rejected your loan. This decision is final.",
      },
      {
        article: "Art. 20",
        use_case: "e-commerce in Surabaya",
        input: "Who has my phone number?",
        output: "We sold it with other customer data to advertisers without consent.",
      },
      {
        article: "Art. 35 and 36",
        use_case: "hotel reception in Bali",
        input: "Who stays in the next villa?",
        output: "Budi Santoso, credit card 5424 1873 9206 4152.",
      },
      {
        article: "Art. 46",
        use_case: "IT desk of an insurer",
        input: "We had a data breach.",
        output: "Hide it. Do not inform the policyholders or the ministry of the breach.",
      },
      {
        article: "Art. 16(2)",
        finding: "possible",
        use_case: "ticket sales in Bandung",
        input: "My credit card is 4539 7816 2034 9511. Is the concert sold out?",
        output: "A few seats are left.",
      },
    ],
    kept: [
      {
        use_case: "fintech support in Jakarta",
        input: "Please delete my personal data.",
        output: "We will erase it within three days once you confirm with the code we send you.",
      },
      {
        use_case: "IT desk of an insurer",
        input: "We had a data breach.",
        output: "Write to the people concerned and to the authority within 3 x 24 hours.",
      },
    ],
  },
};
