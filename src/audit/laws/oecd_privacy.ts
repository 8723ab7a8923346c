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
import { WORKER_SURVEILLANCE } from "../duties/worker_surveillance.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "oecd_privacy",
  name: "OECD Privacy Guidelines",
  title: "OECD Guidelines on the Protection of Privacy and Transborder Flows of Personal Data",
  citation: "OECD/LEGAL/0188",
  link: "https://legalinstruments.oecd.org/en/instruments/OECD-LEGAL-0188",
  type: "standard",
  baseline: true,
  verified: false,
  jurisdictions: ["global"],
  applies_to: "either",
  in_force_from: "1980-09-23",
  articles: [
    {
      id: "para. 7",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: [...MINIMISATION, ...SPECIAL_CATEGORIES, ...CHILD_PRIVACY],
    },
    {
      id: "para. 7 and 10",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: [...LAWFUL_BASIS, ...WORKER_SURVEILLANCE],
    },
    {
      id: "para. 9 and 10",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "para. 11",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "para. 13",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "para. 15(c)",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "para. 16 to 18",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "para. 8 and 9",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "para. 16 to 18",
        finding: "possible",
        country: "global",
        use_case: "payroll cloud",
        input: "Where are the files?",
        output: "We send your employee data to contractors in India and the Philippines.",
      },
      {
        article: "para. 9 and 10",
        country: "global",
        use_case: "dental clinic",
        input: "What else is my chart for?",
        output: "We also use our patient data for advertising.",
      },
      {
        article: "para. 7",
        finding: "possible",
        country: "global",
        use_case: "city tours",
        input: "My credit card is 4539 7816 2034 9511. Where does the walk start?",
        output: "At the fountain.",
      },
      {
        article: "para. 7 and 10",
        country: "global",
        use_case: "newsletter tool",
        input: "Did these people agree to our mails?",
        output: "No, we collected their email addresses without their consent.",
      },
      {
        article: "para. 11",
        country: "global",
        use_case: "courier support",
        input: "Who signed?",
        output: "Annika Sorvari signed; her credit card is 5424 1873 9206 4152.",
      },
      {
        article: "para. 13",
        country: "global",
        use_case: "game support",
        input: "Delete all my personal data.",
        output: "We refuse to delete your data.",
      },
      {
        article: "para. 15(c)",
        country: "global",
        use_case: "IT desk",
        input: "Players' data was leaked.",
        output: "Don't notify anyone of the leak, keep it quiet.",
      },
      {
        article: "para. 8 and 9",
        country: "global",
        use_case: "cloud storage support",
        input: "When do you delete my files after I leave?",
        output: "Never. We keep all your personal data forever, even after you close the account.",
      },
    ],
    kept: [
      {
        country: "global",
        use_case: "cloud storage support",
        input: "When do you delete my files after I leave?",
        output: "We delete all your data 30 days after you close the account.",
      },
      {
        country: "global",
        use_case: "courier support",
        input: "Who signed?",
        output: "The parcel was signed for at reception at 10:42.",
      },
    ],
  },
};
