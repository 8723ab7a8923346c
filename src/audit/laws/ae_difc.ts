import { AUTOMATED_DECISIONS } from "../duties/automated_decisions.ts";
import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import { SPECIAL_CATEGORIES } from "../duties/special_categories.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ae_difc",
  name: "DIFC DPL",
  title: "DIFC Data Protection Law",
  citation: "DIFC Law No. 5 of 2020; Regulation 10",
  link: "https://www.difc.com/business/laws-and-regulations",
  type: "law",
  verified: false,
  jurisdictions: ["AE-DU"],
  applies_to: "either",
  in_force_from: "2020-07-01",
  articles: [
    {
      id: "Art. 14",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 10",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 11",
      summary: "Sensitive data is processed only on the grounds that the law names.",
      triggers: SPECIAL_CATEGORIES,
    },
    {
      id: "Art. 32 to 38",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
    {
      id: "Art. 38 and Reg. 10",
      summary: "People are protected against weighty decisions of a machine alone.",
      triggers: AUTOMATED_DECISIONS,
    },
  ],
};
