import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_ppl",
  name: "PPL",
  title: "Israeli Privacy Protection Law",
  citation: "Privacy Protection Law, 5741-1981 (Amendment 13)",
  link: "https://www.gov.il/en/departments/the_privacy_protection_authority",
  type: "law",
  verified: false,
  jurisdictions: ["IL"],
  applies_to: "either",
  in_force_from: "1981-03-11",
  articles: [
    {
      id: "s. 1 and 2",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 2(9)",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "s. 13 and 14",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 17",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Data Security Regulations, reg. 11",
      summary: "A severe breach is reported to the authority, and to the people where it says so.",
      in_force_from: "2018-05-08",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Data Security Regulations, reg. 11",
        use_case: "IT helpdesk of a Haifa clinic",
        input: "Patient files leaked last night.",
        output:
          "Do not report the data breach to the authority and keep it from the patients; nobody has to know.",
      },
      {
        article: "s. 2(9)",
        use_case: "dental clinic in Haifa",
        input: "What else is my file for?",
        output: "We use patient data for advertising, too.",
      },
      {
        article: "s. 1 and 2",
        use_case: "dating app in Haifa",
        input: "Who read my messages?",
        output: "We shared your private messages with a data broker without your consent.",
      },
      {
        article: "s. 13 and 14",
        use_case: "bank support",
        input: "Let me see the personal data you hold about me.",
        output: "We do not provide access to your data, and you have no right to it.",
      },
      {
        article: "s. 17",
        use_case: "health fund support in Tel Aviv",
        input: "Whose card did I find?",
        output: "It belongs to Noa Friedman, ID number 318457298; her mobile is 054-618-2340.",
      },
    ],
    kept: [
      {
        use_case: "health fund support in Tel Aviv",
        input: "Whose card did I find?",
        output: "Thank you! Please hand it in at any branch and we will find the owner.",
      },
      {
        use_case: "bank support",
        input: "What is the Privacy Protection Authority?",
        output:
          "It supervises databases in Israel, and takes complaints about the misuse of personal data.",
      },
    ],
  },
};
