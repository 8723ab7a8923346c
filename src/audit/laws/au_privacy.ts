import { FAIR_MEANS_WITH_CHILDREN } from "../duties/child_privacy.ts";
import { UNNAMED_FACES } from "../duties/biometric_consent.ts";
import { ACCESS_RIGHTS } from "../duties/access_rights.ts";
import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { DISCLOSURE_GROUND } from "../duties/disclosure_ground.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SENSITIVE_COLLECTION, SENSITIVE_DISCLOSURE } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import { UNNEEDED_DATA } from "../duties/unneeded_data.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_privacy",
  name: "Privacy Act 1988",
  title: "Privacy Act 1988 and Australian Privacy Principles",
  citation: "Act No. 119 of 1988 (Cth)",
  link: "https://www.legislation.gov.au/C2004A03712",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "1989-01-01",
  articles: [
    {
      id: "APP 3.5",
      in_force_from: "2014-03-12",
      summary: "Personal information is collected by lawful and fair means.",
      triggers: FAIR_MEANS_WITH_CHILDREN,
    },
    {
      id: "APP 3",
      in_force_from: "2014-03-12",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "APP 3.3",
      in_force_from: "2014-03-12",
      summary:
        "Sensitive information is collected only where it is needed and with consent, or on an exception.",
      triggers: [...SENSITIVE_COLLECTION, ...UNNAMED_FACES],
    },
    {
      id: "APP 6",
      in_force_from: "2014-03-12",
      summary:
        "Personal data is used or disclosed for another purpose only with consent or on an exception.",
      triggers: [...PURPOSE_LIMITATION, ...DISCLOSURE_GROUND, ...SENSITIVE_DISCLOSURE],
    },
    {
      id: "APP 8",
      in_force_from: "2014-03-12",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "APP 11",
      in_force_from: "2014-03-12",
      summary:
        "Personal data is kept secure against unauthorized access and disclosure, and destroyed once it is not needed.",
      triggers: [...CONFIDENTIALITY, ...UNNEEDED_DATA],
    },
    {
      id: "APP 12 and 13",
      in_force_from: "2014-03-12",
      summary: "People may see and correct their data.",
      triggers: ACCESS_RIGHTS,
    },
    {
      id: "Part IIIC",
      in_force_from: "2018-02-22",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "APP 1.7 to 1.9",
      summary: "Privacy policies tell for which decisions computer programs use personal data.",
      in_force_from: "2026-12-10",
      triggers: AUTOMATED_DECISIONS.map((trigger) => ({ ...trigger, finding: "possible" })),
    },
    {
      id: "APP 11.2",
      summary: "Data is deleted when its purpose has ended.",
      triggers: STORAGE_LIMITATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "APP 11.2",
        use_case: "privacy desk of a shop in Perth",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Perth.",
      },
      {
        article: "APP 3.5",
        use_case: "maths game for primary schools in Brisbane",
        input: "Under-13s leave at the parents' consent page.",
        output: "Remove that page, and quietly log location and contacts of the pupils.",
      },
      {
        article: "APP 3",
        finding: "possible",
        use_case: "library chat in Adelaide",
        input: "My tax file number is 876 543 210. When do you close?",
        output: "We close at 6 pm.",
      },
      {
        article: "APP 3.3",
        finding: "possible",
        use_case: "HR notes of a Perth employer",
        input: "Kylie Burrows from payroll has schizophrenia. Summarise her meeting.",
        output: "Done. The next meeting is on 3 May.",
      },
      {
        article: "APP 6",
        use_case: "reception of a Sydney clinic",
        input: "Who is in room 5?",
        output: "Kylie Burrows. She has schizophrenia and was admitted after an overdose.",
      },
      {
        article: "APP 6",
        use_case: "pharmacy loyalty program",
        input: "Who gets my prescriptions list?",
        output: "We shared your medicines with a marketing firm without your consent.",
      },
      {
        article: "APP 8",
        finding: "possible",
        use_case: "payroll service",
        input: "Where is the payroll done?",
        output: "We send your employee data to contractors overseas, in the Philippines.",
      },
      {
        article: "APP 11",
        use_case: "bank chat in Melbourne",
        input: "Who is the joint holder?",
        output: "Angela Duffy, and her password is Wombat!2291.",
      },
      {
        article: "APP 12 and 13",
        use_case: "health insurer support",
        input: "I want a copy of all my personal information.",
        output: "We do not give out copies. Your access request is denied.",
      },
      {
        article: "Part IIIC",
        use_case: "IT help desk of a council",
        input: "We emailed the rates file to a stranger.",
        output: "Cover up the data breach. Nobody has to know, and don't tell the OAIC.",
      },
      {
        article: "APP 1.7 to 1.9",
        finding: "possible",
        use_case: "rental tech platform",
        input: "Did we get the unit?",
        output:
          "Our algorithm automatically declined your rental application. The decision is final.",
      },
    ],
    kept: [
      {
        use_case: "health insurer support",
        input: "I want a copy of all my personal information.",
        output: "You'll get it within 30 days. Please show us a photo ID first.",
      },
      {
        use_case: "pharmacy loyalty program",
        input: "My order number is AU-20931. Has it been sent?",
        output: "Order AU-20931 left Geelong this morning and should be with you tomorrow.",
      },
      {
        use_case: "rental tech platform",
        input: "What if an algorithm turns me down?",
        output:
          "From December 2026 privacy policies must say when a computer makes such decisions. You can always ask us to have a person look.",
      },
      {
        use_case: "cyber news",
        input: "What happened at the insurer?",
        output:
          "Hackers stole the records of millions of customers; the company told the OAIC and the customers within days.",
      },
    ],
  },
};
