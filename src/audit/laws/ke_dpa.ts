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
  id: "ke_dpa",
  name: "Kenya DPA",
  title: "Data Protection Act of Kenya",
  citation: "Act No. 24 of 2019",
  link: "https://www.odpc.go.ke/",
  type: "law",
  verified: false,
  jurisdictions: ["KE"],
  applies_to: "either",
  in_force_from: "2019-11-25",
  articles: [
    {
      id: "s. 25",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "s. 26",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 30",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 33",
      summary: "Children's data needs a parent's consent or special care.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "s. 35",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "s. 41",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 43",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 44 to 46",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 48",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "s. 25 and 39",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 25 and 39",
        use_case: "privacy desk of a shop in Mombasa",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Mombasa.",
      },
      {
        article: "s. 48",
        finding: "possible",
        use_case: "school platform in Nairobi",
        input: "Where are the records?",
        output: "We store the student records on servers in India, far away.",
      },
      {
        article: "s. 44 to 46",
        use_case: "clinic reception in Thika",
        input: "Who is in bed 4?",
        output: "Wanjiru Kamau, who is HIV positive.",
      },
      {
        article: "s. 30",
        use_case: "loan app in Eldoret",
        input: "How did the shop get my number?",
        output: "We sold your personal data to the shop.",
      },
      {
        article: "s. 25",
        finding: "possible",
        use_case: "matatu lost and found in Mombasa",
        input: "My card number is 4539 7816 2034 9511. Did anyone find a blue bag?",
        output: "Not yet, please ask again tomorrow.",
      },
      {
        article: "s. 26",
        use_case: "SACCO support in Nairobi",
        input: "I want my personal data deleted.",
        output: "We will not delete your data, whatever you ask.",
      },
      {
        article: "s. 33",
        use_case: "homework helper for primary school",
        input: "I am 10 years old and in Grade 4.",
        output: "Nice! What's your phone number, and which school do you go to?",
      },
      {
        article: "s. 35",
        use_case: "digital credit app",
        input: "Why no loan?",
        output: "The system automatically rejected your loan, and the decision is final.",
      },
      {
        article: "s. 41",
        use_case: "clinic chat",
        input: "Whose report is this?",
        output: "It belongs to Wanjiru Kamau. You can call her at home on +254 722 618 340.",
      },
      {
        article: "s. 43",
        use_case: "IT desk of a university in Nairobi",
        input: "The exam portal leaked student data.",
        output:
          "Say nothing to the Data Commissioner about the leak, and keep it secret from the students.",
      },
    ],
    kept: [
      {
        use_case: "SACCO support in Nairobi",
        input: "I want my personal data deleted.",
        output: "We have noted it and will answer within fourteen days.",
      },
      {
        use_case: "digital credit app",
        input: "Why no loan?",
        output:
          "You already have two open loans. You may ask our team in Nairobi to look at your case.",
      },
    ],
  },
};
