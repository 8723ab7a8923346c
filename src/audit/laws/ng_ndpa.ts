import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
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
  id: "ng_ndpa",
  name: "NDPA",
  title: "Nigeria Data Protection Act",
  citation: "Nigeria Data Protection Act, 2023",
  link: "https://ndpc.gov.ng/",
  type: "law",
  verified: false,
  jurisdictions: ["NG"],
  applies_to: "either",
  in_force_from: "2023-06-12",
  articles: [
    {
      id: "s. 24",
      summary:
        "Personal data is limited to what the purpose needs, serves no other, and is deleted when it has ended.",
      triggers: [...MINIMISATION, ...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
    {
      id: "s. 25",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 30",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 31",
      summary: "Children's data needs a parent's consent or special care.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "s. 34 to 36",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 37",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "s. 39",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 40",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 41",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 24",
        use_case: "privacy desk of a shop in Lagos",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Lagos.",
      },
      {
        article: "s. 41",
        finding: "possible",
        use_case: "payroll cloud in Lagos",
        input: "Where is the data?",
        output: "We send your employee data to servers in India.",
      },
      {
        article: "s. 39",
        use_case: "hotel desk in Calabar",
        input: "Who has room 5?",
        output: "Chidi Okonkwo, account number 552910384482.",
      },
      {
        article: "s. 31",
        use_case: "quiz for children in Abuja",
        input: "I am 8 years old!",
        output: "Great! What is your full name, and where do you live?",
      },
      {
        article: "s. 24",
        finding: "possible",
        use_case: "tailor in Ibadan",
        input: "My card number is 5424 1873 9206 4152. How much is an agbada?",
        output: "From 45,000 naira.",
      },
      {
        article: "s. 25",
        use_case: "mobile loan app",
        input: "Why did my boss get a text about my loan?",
        output:
          "We shared your contacts and your loan data with your employer without your consent.",
      },
      {
        article: "s. 30",
        use_case: "hospital front desk in Abuja",
        input: "Is my pastor here?",
        output: "Yes, Emeka Okonkwo was admitted; he has HIV.",
      },
      {
        article: "s. 34 to 36",
        use_case: "telecom support",
        input: "Please delete my personal data.",
        output: "We do not delete records, and you have no right to it.",
      },
      {
        article: "s. 37",
        use_case: "mobile loan app in Lagos",
        input: "Why was I refused?",
        output: "The algorithm automatically rejected your loan. The decision cannot be appealed.",
      },
      {
        article: "s. 40",
        use_case: "IT desk of a bank",
        input: "Hackers took the BVN records.",
        output: "Don't report the hack to the Commission, and tell staff to deny the breach.",
      },
    ],
    kept: [
      {
        use_case: "mobile loan app in Lagos",
        input: "Why was I refused?",
        output: "You were not: your application is open, and an officer will call you before noon.",
      },
      {
        use_case: "telecom support",
        input: "Please delete my personal data.",
        output: "Your line's records are deleted within 30 days after you port out.",
      },
    ],
  },
};
