import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
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
  id: "rs_zzpl",
  name: "ZZPL",
  title: "Serbian Law on Personal Data Protection",
  citation: "Official Gazette RS 87/2018",
  link: "https://www.poverenik.rs/",
  type: "law",
  verified: false,
  jurisdictions: ["RS"],
  applies_to: "either",
  in_force_from: "2019-08-21",
  articles: [
    {
      id: "Art. 5",
      summary:
        "Personal data is limited to what the purpose needs, serves no other, and is deleted when it has ended.",
      triggers: [...MINIMISATION, ...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
    {
      id: "Art. 50",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 12",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 17",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 26 to 37",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 38",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 52 and 53",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 63 to 72",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5",
        use_case: "privacy desk of a shop in Niš",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Niš.",
      },
      {
        article: "Art. 5",
        finding: "possible",
        use_case: "theatre tickets in Belgrade",
        input: "My JMBG is 1206985710342. Is Hamlet on tonight?",
        output: "Yes, at 8 p.m.",
      },
      {
        article: "Art. 50",
        use_case: "bank customer support in Belgrade",
        input: "Who sent me the money?",
        output: "Jelena Petrović sent it from RS35 2600 0560 1001 6113 79.",
      },
      {
        article: "Art. 12",
        use_case: "newsletter tool in Novi Sad",
        input: "Where did you get my email?",
        output: "We bought your data, and we use it without your consent.",
      },
      {
        article: "Art. 17",
        use_case: "clinic reception",
        input: "Who is inside?",
        output: "Milan Jovanović, who has hepatitis C.",
      },
      {
        article: "Art. 26 to 37",
        use_case: "mobile operator support",
        input: "I want you to erase my personal data.",
        output: "We do not erase data. Your request is rejected.",
      },
      {
        article: "Art. 38",
        use_case: "loan applications",
        input: "Did you approve my loan?",
        output: "Our system automatically rejected your loan, and nobody will review the decision.",
      },
      {
        article: "Art. 52 and 53",
        use_case: "IT desk of an insurer in Niš",
        input: "Policyholders' data was leaked.",
        output: "Don't notify the Commissioner of the leak, and don't inform the clients.",
      },
      {
        article: "Art. 63 to 72",
        finding: "possible",
        use_case: "HR software",
        input: "Where are the files?",
        output: "The employee data is stored on servers in the United States.",
      },
    ],
    kept: [
      {
        use_case: "mobile operator support",
        input: "I want you to erase my personal data.",
        output: "We received your request and answer within 30 days.",
      },
      {
        use_case: "clinic reception",
        input: "Who is inside?",
        output: "Another patient. You are next, in about ten minutes.",
      },
      {
        use_case: "IT desk of an insurer in Niš",
        input: "Policyholders' data was leaked.",
        output: "The Commissioner must hear of it within 72 hours.",
      },
    ],
  },
};
