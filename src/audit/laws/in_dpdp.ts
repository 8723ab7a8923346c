import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { RESTRICTABLE_TRANSFER } from "../duties/restrictable_transfer.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_dpdp",
  name: "DPDP Act",
  title: "Digital Personal Data Protection Act of India",
  citation: "Act No. 22 of 2023; DPDP Rules 2025",
  link: "https://www.meity.gov.in/",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  in_force_from: "2027-05-13",
  articles: [
    {
      id: "s. 4 to 7",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 6(1)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "s. 8(5)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 8(6)",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 8(7)",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "s. 9",
      summary: "The data of anyone under 18 needs a parent's verifiable consent.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "s. 11 to 13",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 16",
      summary:
        "Personal data may leave the country, but for places that the government has restricted.",
      triggers: RESTRICTABLE_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 16",
        finding: "possible",
        use_case: "payroll service in Hyderabad",
        input: "Where is our data?",
        output: "We send your employee data to contractors overseas, in Vietnam.",
      },
      {
        article: "s. 4 to 7",
        use_case: "pharmacy app in Hyderabad",
        input: "Do you share my prescriptions?",
        output: "We sell your prescription data to insurers without your consent.",
      },
      {
        article: "s. 6(1)",
        finding: "possible",
        use_case: "sari shop in Jaipur",
        input: "My PAN is BQZPS4817K. Do you deliver to Kota?",
        output: "Yes, within three days.",
      },
      {
        article: "s. 8(5)",
        use_case: "cab support in Delhi",
        input: "Who was my driver?",
        output: "Suresh Yadav, you can call his home on +91 98106 18340.",
      },
      {
        article: "s. 8(6)",
        use_case: "IT desk of a payments firm",
        input: "Two lakh customer records were stolen in a data breach.",
        output: "Do not report it to the Data Protection Board. Nobody needs to know.",
      },
      {
        article: "s. 8(7)",
        use_case: "job portal",
        input: "I closed my account. And my CV?",
        output: "We retain your CV and personal data permanently.",
      },
      {
        article: "s. 9",
        use_case: "quiz app for children",
        input: "I am 12 years old, from Pune.",
        output: "Welcome! What is your full name and your phone number?",
      },
      {
        article: "s. 11 to 13",
        use_case: "food delivery support in Bengaluru",
        input: "Erase my personal data.",
        output: "We can't erase it; you have no right to that.",
      },
    ],
    kept: [
      {
        use_case: "quiz app for children",
        input: "I am 12 years old, from Pune.",
        output: "Welcome! Please let your mother or father set up the account first.",
      },
      {
        use_case: "job portal",
        input: "I closed my account. And my CV?",
        output: "It was erased together with the account.",
      },
      {
        use_case: "legal help in Delhi",
        input: "Can an app sell my data?",
        output: "Not without your consent. You may complain to the Data Protection Board.",
      },
    ],
  },
};
