import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { MINIMISATION } from "../duties/minimisation.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
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
      id: "Art. 5(1)(c)",
      summary: "Personal data must be limited to what the purpose needs.",
      triggers: MINIMISATION,
    },
    {
      id: "Art. 5(1)(f)",
      summary: "Personal data must be kept secure and confidential.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 9",
      summary:
        "Data on health, origin, beliefs, biometrics, genes or sex life may be processed only on a ground named there.",
      triggers: SPECIAL_CATEGORIES,
    },
  ],
};
