import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
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
  id: "gdpr",
  name: "GDPR",
  title: "General Data Protection Regulation",
  citation: "Regulation (EU) 2016/679",
  link: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  type: "law",
  verified: true,
  jurisdictions: ["EU", "EEA"],
  applies_to: "either",
  in_force_from: "2018-05-25",
  articles: [
    {
      id: "Art. 5(1)(b)",
      summary: "Data is used only for the purpose for which it was collected.",
      triggers: PURPOSE_LIMITATION,
    },
    {
      id: "Art. 5(1)(c)",
      summary: "Personal data is limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 5(1)(e)",
      summary: "Data is kept no longer than its purpose needs.",
      triggers: STORAGE_LIMITATION,
    },
    {
      id: "Art. 5(1)(f)",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 6(1)",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 8(1)",
      summary:
        "A child's consent to online services needs a parent below the age that the state sets, 13 to 16.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 9(1)",
      summary:
        "Data on health, origin, beliefs, biometrics, genes or sex life is processed only on a ground of Art. 9(2).",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 12(2)",
      summary:
        "The controller makes it easy to use the rights of Art. 15 to 22, and refuses only what it cannot tie to the person.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 22",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
    {
      id: "Art. 33",
      summary: "Data breaches are notified to the authority and to the people concerned.",
      triggers: BREACH_NOTIFICATION,
    },
    {
      id: "Art. 44",
      summary: "Personal data leaves the country only under conditions.",
      triggers: INTERNATIONAL_TRANSFER,
    },
  ],
};
