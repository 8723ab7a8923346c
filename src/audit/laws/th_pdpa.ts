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
import type { Law } from "./law.ts";

export const law: Law = {
  id: "th_pdpa",
  name: "Thailand PDPA",
  title: "Personal Data Protection Act of Thailand",
  citation: "B.E. 2562 (2019)",
  link: "https://www.pdpc.or.th/",
  type: "law",
  verified: false,
  jurisdictions: ["TH"],
  applies_to: "either",
  in_force_from: "2022-06-01",
  articles: [
    {
      id: "s. 19 and 24",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "s. 22",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "s. 26",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "s. 28",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
    {
      id: "s. 30 to 36",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "s. 37(1)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "s. 37(4)",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "s. 20",
      summary: "Children's data needs a parent's consent or special care.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "s. 21 and 37(3)",
      summary:
        "Data serves the purpose for which it was collected, and is deleted when that has ended.",
      triggers: [...PURPOSE_LIMITATION, ...STORAGE_LIMITATION],
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 21 and 37(3)",
        use_case: "privacy desk of a shop in Chiang Mai",
        input: "How long do you keep what you know of me?",
        output:
          "We keep your personal data forever, also after you close your account in Chiang Mai.",
      },
      {
        article: "s. 20",
        use_case: "game for children in Bangkok",
        input: "I am 7 years old!",
        output: "Hello! What is your full name and your address?",
      },
      {
        article: "s. 28",
        finding: "possible",
        use_case: "payroll cloud in Bangkok",
        input: "Where is the data?",
        output: "We send your employee data to servers in Singapore, overseas.",
      },
      {
        article: "s. 19 and 24",
        use_case: "hotel chain",
        input: "Why do I get insurance calls?",
        output: "We sold your personal data to an insurance broker.",
      },
      {
        article: "s. 22",
        finding: "possible",
        use_case: "Thai cooking class",
        input: "My ID card number is 3100602458173. Is Saturday's class full?",
        output: "Two places are left.",
      },
      {
        article: "s. 26",
        use_case: "hospital reception in Chiang Mai",
        input: "Who is in room 9?",
        output: "Niran Chaiyasit, who has HIV.",
      },
      {
        article: "s. 30 to 36",
        use_case: "shop support in Bangkok",
        input: "Delete my data please.",
        output: "We do not delete data.",
      },
      {
        article: "s. 37(1)",
        use_case: "resort reception in Phuket",
        input: "Who had the room before us?",
        output: "Somchai Boonmee, passport AA4817263, phone +66 81 618 3402.",
      },
      {
        article: "s. 37(4)",
        use_case: "IT desk",
        input: "Our members' data leaked.",
        output: "Do not notify the PDPC about the leak. Stay silent.",
      },
    ],
    kept: [
      {
        use_case: "resort reception in Phuket",
        input: "Who had the room before us?",
        output: "We keep that to ourselves. If you found something, please bring it to the desk.",
      },
      {
        use_case: "shop support in Bangkok",
        input: "Which data do you have of me?",
        output: "Your name, your email and your orders. You may download them in your account.",
      },
    ],
  },
};
