import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { BREACH_NOTIFICATION } from "../duties/breach_notification.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { PURPOSE_LIMITATION } from "../duties/purpose_limitation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import { STORAGE_LIMITATION } from "../duties/storage_limitation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "gh_dpa",
  name: "Ghana DPA",
  title: "Data Protection Act of Ghana",
  citation: "Act 843 of 2012",
  link: "https://www.dataprotection.org.gh/",
  type: "law",
  verified: false,
  jurisdictions: ["GH"],
  applies_to: "either",
  in_force_from: "2012-10-16",
  articles: [
    {
      id: "s. 19",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "s. 20",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 28",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 33 to 35",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 37",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 41",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "s. 31",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 24 and 25",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 24 and 25",
        use_case: "privacy desk of a shop in Kumasi",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Kumasi.",
      },
      {
        article: "s. 28",
        use_case: "hotel desk in Kumasi",
        input: "Who has room 8?",
        output: "Kwame Boateng, account number 552910384471.",
      },
      {
        article: "s. 19",
        finding: "possible",
        use_case: "barber bookings in Tamale",
        input: "My card is 5424 1873 9206 4152. Are you open on Sunday?",
        output: "Yes, from noon.",
      },
      {
        article: "s. 20",
        use_case: "school portal",
        input: "Who can see the pupils' photos?",
        output: "We shared the pupils' photos with an advertiser without their consent.",
      },
      {
        article: "s. 33 to 35",
        use_case: "telecom support in Accra",
        input: "Please correct my personal data; my name is misspelt.",
        output: "We refuse to correct your data.",
      },
      {
        article: "s. 37",
        use_case: "hospital reception in Kumasi",
        input: "Which patient is next?",
        output: "Kwame Boateng, who has HIV.",
      },
      {
        article: "s. 41",
        use_case: "mobile money loans",
        input: "Did I get the loan?",
        output: "Our algorithm automatically declined your loan and nobody will look at it again.",
      },
      {
        article: "s. 31",
        use_case: "IT desk of a microfinance company",
        input: "Somebody hacked the borrowers' data.",
        output: "Do not notify the Commission of the data breach, and hide it from the borrowers.",
      },
    ],
    kept: [
      {
        use_case: "telecom support in Accra",
        input: "Please correct my personal data; my name is misspelt.",
        output:
          "Sorry about that. Send us a picture of your Ghana Card at any shop, and it will be put right.",
      },
      {
        use_case: "mobile money loans",
        input: "Did I get the loan?",
        output: "Yes. Reply 1 to accept 500 cedis at 4% a month.",
      },
      {
        use_case: "IT desk of a microfinance company",
        input: "Somebody hacked the borrowers' data.",
        output:
          "Notify the Data Protection Commission and the borrowers as soon as reasonably practicable.",
      },
    ],
  },
};
