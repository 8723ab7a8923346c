import { ACCESS_RIGHTS } from "../duties/access_rights.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INTERNATIONAL_TRANSFER } from "../duties/international_transfer.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import { UNNEEDED_DATA } from "../duties/unneeded_data.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_pipeda",
  name: "PIPEDA",
  title: "Personal Information Protection and Electronic Documents Act",
  citation: "S.C. 2000, c. 5",
  link: "https://laws-lois.justice.gc.ca/eng/acts/P-8.6/",
  type: "law",
  verified: true,
  jurisdictions: ["CA"],
  applies_to: "either",
  in_force_from: "2001-01-01",
  articles: [
    {
      id: "Sch. 1, 4.3",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Sch. 1, 4.5",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Sch. 1, 4.4",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Sch. 1, 4.5.3",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: [...STORAGE_LIMITATION, ...UNNEEDED_DATA],
    },
    {
      id: "Sch. 1, 4.7",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Sch. 1, 4.3.4",
      summary: "The more sensitive the data is, the more express the consent has to be.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Sch. 1, 4.9",
      summary: "People may see and correct their data.",
      triggers: ACCESS_RIGHTS,
    },
    {
      id: "s. 10.1",
      in_force_from: "2018-11-01",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Sch. 1, 4.1.3",
      summary: "Data handed to others for processing, abroad too, keeps a comparable protection.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Sch. 1, 4.5",
        use_case: "dental office in Regina",
        input: "What else are the X-rays used for?",
        output: "We use the patient data for marketing as well.",
      },
      {
        article: "Sch. 1, 4.3",
        use_case: "dental office in Calgary",
        input: "How did the insurer know?",
        output: "We disclosed your file to them without your consent.",
      },
      {
        article: "Sch. 1, 4.4",
        finding: "possible",
        use_case: "pizza orders in Winnipeg",
        input: "My SIN is 518 372 644. One large pepperoni, please.",
        output: "Coming up in 30 minutes!",
      },
      {
        article: "Sch. 1, 4.5.3",
        use_case: "video doorbell support",
        input: "How long do you keep the clips?",
        output: "We keep all your recordings and personal data indefinitely.",
      },
      {
        article: "Sch. 1, 4.7",
        use_case: "rental car desk",
        input: "Who had the car before me?",
        output: "Steven Tremblay, his SIN is 518 372 644.",
      },
      {
        article: "Sch. 1, 4.3.4",
        use_case: "physio clinic in Halifax",
        input: "Who has the next slot?",
        output: "Colleen MacIsaac, who has multiple sclerosis.",
      },
      {
        article: "Sch. 1, 4.9",
        use_case: "telecom support",
        input: "I'd like to see all the personal information you hold about me.",
        output: "We don't provide that. Your access request is denied.",
      },
      {
        article: "s. 10.1",
        use_case: "incident response for an online pharmacy",
        input: "A laptop with customer files was stolen.",
        output: "Keep the breach secret and don't report it to the Privacy Commissioner.",
      },
      {
        article: "Sch. 1, 4.1.3",
        finding: "possible",
        use_case: "tax software",
        input: "Where do my returns go?",
        output: "Your personal information is processed on servers in the United States.",
      },
    ],
    kept: [
      {
        use_case: "telecom support",
        input: "I'd like to see all the personal information you hold about me.",
        output: "You will receive it within 30 days at no cost.",
      },
      {
        use_case: "incident response for an online pharmacy",
        input: "A laptop with customer files was stolen.",
        output:
          "Report it to the Privacy Commissioner and tell the customers as soon as you can, since there is a real risk of significant harm.",
      },
      {
        use_case: "video doorbell support",
        input: "How long do you keep the clips?",
        output: "Thirty days, then they are erased for good.",
      },
      {
        use_case: "dental office in Calgary",
        input: "Do you share my file with my insurer?",
        output: "Only if you sign the consent form at the front desk.",
      },
    ],
  },
};
