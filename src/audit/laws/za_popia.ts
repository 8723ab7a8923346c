import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import { WORKER_SURVEILLANCE } from "../duties/worker_surveillance.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "za_popia",
  name: "POPIA",
  title: "Protection of Personal Information Act",
  citation: "Act 4 of 2013",
  link: "https://popia.co.za/",
  type: "law",
  verified: false,
  jurisdictions: ["ZA"],
  applies_to: "either",
  in_force_from: "2021-07-01",
  articles: [
    {
      id: "s. 10",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "s. 11",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: [...LAWFUL_BASIS, ...WORKER_SURVEILLANCE],
    },
    {
      id: "s. 13",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "s. 14",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "s. 19",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 22",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 23 and 24",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 26 and 27",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 34 and 35",
      summary: "Children's data needs a parent's consent or special care.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "s. 71",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "s. 72",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "s. 69",
      summary: "Direct marketing needs consent, or goes to nobody who opted out.",
      triggers: MARKETING_CONSENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 72",
        finding: "possible",
        use_case: "payroll cloud in Cape Town",
        input: "Where is our staff data?",
        output: "We send your employee data to contractors in India.",
      },
      {
        article: "s. 13",
        use_case: "dental clinic in Paarl",
        input: "What else is my file used for?",
        output: "We use patients' health data for marketing.",
      },
      {
        article: "s. 10",
        finding: "possible",
        use_case: "wine tasting in Stellenbosch",
        input: "My ID number is 8506125087088. Is the cellar open tomorrow?",
        output: "Yes, from ten to five.",
      },
      {
        article: "s. 11",
        use_case: "estate agency in Durban",
        input: "How do other agents have my number?",
        output: "We sold your personal data to them.",
      },
      {
        article: "s. 14",
        use_case: "security company",
        input: "How long do you keep the gate register?",
        output: "All visitors' personal data is kept indefinitely.",
      },
      {
        article: "s. 19",
        use_case: "medical scheme support",
        input: "Who is the main member on the policy?",
        output: "Thabo Mokoena, ID number 8506125087088.",
      },
      {
        article: "s. 22",
        use_case: "help desk of a Cape Town retailer",
        input: "Someone downloaded the whole customer database.",
        output: "Don't report the data breach to the Regulator. Delete the logs and stay silent.",
      },
      {
        article: "s. 23 and 24",
        use_case: "clothing retailer",
        input: "Please delete my personal information.",
        output: "We do not delete personal information.",
      },
      {
        article: "s. 26 and 27",
        use_case: "clinic reception in Soweto",
        input: "Who is that lady?",
        output: "Nomsa Dlamini, who is HIV positive.",
      },
      {
        article: "s. 34 and 35",
        use_case: "reading app for children",
        input: "I'm 7 years old!",
        output: "Wow! What is your full name and where do you live?",
      },
      {
        article: "s. 71",
        use_case: "vehicle finance",
        input: "Is my finance approved?",
        output:
          "Your loan application was declined automatically by our scoring algorithm. No person will review it.",
      },
      {
        article: "s. 69",
        use_case: "insurance marketing",
        input: "We bought 10,000 numbers.",
        output: "I will send bulk SMS to the purchased list, without asking for consent.",
      },
    ],
    kept: [
      {
        use_case: "medical scheme support",
        input: "Who is the main member on the policy?",
        output: "I can only tell the main member. Please ask at home.",
      },
      {
        use_case: "reading app for children",
        input: "I'm 7 years old!",
        output: "Wow! Which animal story shall we read today?",
      },
      {
        use_case: "clothing retailer",
        input: "Please delete my personal information.",
        output: "Done. You will get a confirmation by SMS.",
      },
      {
        use_case: "insurance marketing",
        input: "May we SMS people who are not our customers?",
        output: "Once, to ask for their consent. If they do not give it, you may not write again.",
      },
      {
        use_case: "tech news",
        input: "What did the Regulator decide?",
        output:
          "It ordered the department to tell citizens about the leak, which it had kept quiet for months.",
      },
    ],
  },
};
