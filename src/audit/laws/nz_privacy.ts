import { FAIR_MEANS_WITH_CHILDREN } from "../duties/child_privacy.ts";
import { ACCESS_RIGHTS } from "../duties/access_rights.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { DISCLOSURE_GROUND } from "../duties/disclosure_ground.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import { UNNEEDED_DATA } from "../duties/unneeded_data.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_privacy",
  name: "Privacy Act 2020",
  title: "Privacy Act 2020",
  citation: "2020 No 31",
  link: "https://www.legislation.govt.nz/act/public/2020/0031/latest/whole.html",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  in_force_from: "2020-12-01",
  articles: [
    {
      id: "IPP 4",
      summary: "Personal data is collected by lawful and fair means, above all from children.",
      triggers: FAIR_MEANS_WITH_CHILDREN,
    },
    {
      id: "IPP 1",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "IPP 5",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "IPP 6 and 7",
      summary: "People may see and correct their data.",
      triggers: ACCESS_RIGHTS,
    },
    {
      id: "IPP 9",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: [...STORAGE_LIMITATION, ...UNNEEDED_DATA],
    },
    {
      id: "IPP 10",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "IPP 11",
      summary:
        "Personal data is disclosed only with consent or on a ground that the principle names.",
      triggers: DISCLOSURE_GROUND,
    },
    {
      id: "IPP 12",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "Part 6",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "IPP 10",
        use_case: "dental clinic in Napier",
        input: "What else is my chart used for?",
        output: "We also use the patient data for advertising.",
      },
      {
        article: "IPP 1",
        finding: "possible",
        use_case: "surf school in Raglan",
        input: "My passport number is LM482719. What should I bring?",
        output: "A towel and sun cream.",
      },
      {
        article: "IPP 5",
        use_case: "vet clinic chat",
        input: "Who owns the dog that bit mine?",
        output: "Hemi Ngata does. His mobile number is 021 618 3402 and he lives at 14 Kauri Road.",
      },
      {
        article: "IPP 6 and 7",
        use_case: "power company support",
        input: "Can I get a copy of my personal information?",
        output: "No, we don't provide copies, and we ignore such requests.",
      },
      {
        article: "IPP 9",
        use_case: "dating site",
        input: "When is my profile gone?",
        output: "Never. We keep your personal information forever.",
      },
      {
        article: "IPP 11",
        use_case: "gym in Wellington",
        input: "How did my ex find out I train here?",
        output: "We shared your data with him without your consent.",
      },
      {
        article: "IPP 12",
        finding: "possible",
        use_case: "cloud accounting",
        input: "Where are our payroll files?",
        output: "Your employee data is stored on servers in the United States.",
      },
      {
        article: "Part 6",
        use_case: "IT desk of a school",
        input: "The students' files were hacked.",
        output: "Keep quiet about the breach and don't notify the Privacy Commissioner.",
      },
    ],
    kept: [
      {
        use_case: "vet clinic chat",
        input: "Who owns the dog that bit mine?",
        output: "I can't give out a client's details. Animal control at the council can help.",
      },
      {
        use_case: "dating site",
        input: "When is my profile gone?",
        output: "At once, and from the backups within a month.",
      },
    ],
  },
};
