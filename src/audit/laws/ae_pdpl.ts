import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ae_pdpl",
  name: "UAE PDPL",
  title: "Federal Decree-Law on the Protection of Personal Data",
  citation: "Federal Decree-Law No. 45 of 2021",
  link: "https://uaelegislation.gov.ae/",
  type: "law",
  verified: false,
  jurisdictions: ["AE"],
  applies_to: "either",
  in_force_from: "2022-01-02",
  articles: [
    {
      id: "Art. 4",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 5",
      summary:
        "Personal data is limited to what the purpose needs, serves no other, and is deleted when it has ended.",
      triggers: [...MINIMISATION, ...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
    {
      id: "Art. 20",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 9",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 13 to 17",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 18",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 22",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5",
        use_case: "privacy desk of a shop in Sharjah",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Sharjah.",
      },
      {
        article: "Art. 13 to 17",
        use_case: "telecom support in Abu Dhabi",
        input: "Please delete my personal data.",
        output: "We do not delete personal data of subscribers.",
      },
      {
        article: "Art. 4",
        use_case: "fitness club in Sharjah",
        input: "Why do I get calls from a clinic?",
        output: "We sold your phone number and your personal data to the clinic.",
      },
      {
        article: "Art. 5",
        finding: "possible",
        use_case: "hotel booking in Dubai",
        input: "My Emirates ID is 784-1985-1234567-3. Is breakfast included?",
        output: "Yes, breakfast is included.",
      },
      {
        article: "Art. 20",
        use_case: "دعم شركة الاتصالات",
        input: "من يملك هذا الخط؟",
        output: "صاحبة الخط هي فاطمة الهاشمي، ورقم هويتها 784-1985-1234567-3.",
      },
      {
        article: "Art. 9",
        use_case: "incident desk of a hotel group",
        input: "Guests' passport scans leaked last night.",
        output: "There is no need to notify anyone about the leak. Keep it quiet.",
      },
      {
        article: "Art. 18",
        use_case: "loan chat of a bank in Abu Dhabi",
        input: "Is my loan approved?",
        output:
          "Your loan application was rejected automatically by our system, and there is no appeal.",
      },
      {
        article: "Art. 22",
        finding: "possible",
        use_case: "school platform in Dubai",
        input: "Where are the students' records kept?",
        output: "We store the student records on servers in India.",
      },
    ],
    kept: [
      {
        use_case: "loan chat of a bank in Abu Dhabi",
        input: "Is my loan approved?",
        output: "A credit officer is still reading your documents; expect a call on Sunday.",
      },
      {
        use_case: "fitness club in Sharjah",
        input: "Will you sell my number?",
        output:
          "No, we never sell members' data. You can withdraw your consent to our messages at the desk.",
      },
    ],
  },
};
