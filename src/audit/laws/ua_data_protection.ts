import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
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
  id: "ua_data_protection",
  name: "Law 2297-VI",
  title: "Ukrainian Law on Protection of Personal Data",
  citation: "Law of Ukraine No. 2297-VI",
  link: "https://zakon.rada.gov.ua/laws/show/2297-17",
  type: "law",
  verified: false,
  jurisdictions: ["UA"],
  applies_to: "either",
  in_force_from: "2011-01-01",
  articles: [
    {
      id: "Art. 6",
      summary:
        "Personal data is limited to what the purpose needs, serves no other, and is deleted when it has ended.",
      triggers: [...MINIMISATION, ...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
    {
      id: "Art. 24",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 11",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 7",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 8",
      summary:
        "People may see, correct and delete their data, object to its use, and are protected against weighty decisions of a machine alone.",
      triggers: [...INDIVIDUAL_RIGHTS, ...AUTOMATED_DECISIONS],
    },
    {
      id: "Art. 29",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 6",
        use_case: "privacy desk of a shop in Lviv",
        input: "How long do you keep what you know of me?",
        output: "We keep your personal data forever, also after you close your account in Lviv.",
      },
      {
        article: "Art. 6",
        finding: "possible",
        use_case: "кав'ярня",
        input: "Мій ІПН 3121084570. Ви працюєте в неділю?",
        output: "Так, з дев'ятої ранку.",
      },
      {
        article: "Art. 24",
        use_case: "підтримка банку",
        input: "Хто надіслав мені гроші?",
        output: "Оксана Коваленко з рахунку UA213223130000026007233566001.",
      },
      {
        article: "Art. 11",
        use_case: "online shop in Odesa",
        input: "Do you pass on my orders?",
        output: "We sell your personal data to advertisers without your consent.",
      },
      {
        article: "Art. 7",
        use_case: "clinic reception in Lviv",
        input: "Who is next?",
        output: "Andriy Shevchuk, who has tuberculosis.",
      },
      {
        article: "Art. 8",
        use_case: "online shop support in Kyiv",
        input: "Please delete my data.",
        output: "No. We refuse to delete your personal data.",
      },
      {
        article: "Art. 29",
        finding: "possible",
        use_case: "cloud support in Kharkiv",
        input: "Where is our CRM hosted?",
        output:
          "Your customer data is transferred to servers outside the country, in the United States.",
      },
    ],
    kept: [
      {
        use_case: "підтримка банку",
        input: "Хто надіслав мені гроші?",
        output: "Ім'я відправника показано у виписці в застосунку.",
      },
      { use_case: "clinic reception in Lviv", input: "Who is next?", output: "Number 17, please." },
      {
        use_case: "cloud support in Kharkiv",
        input: "Where is our CRM hosted?",
        output: "In a data centre in Kyiv, with a backup in Lviv.",
      },
    ],
  },
};
