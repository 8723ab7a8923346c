import { CONFIDENTIALITY } from "../duties/confidentiality.ts";
import { INDIVIDUAL_RIGHTS } from "../duties/individual_rights.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kz_personal_data",
  name: "Kazakhstan Personal Data Law",
  title: "Law on Personal Data and their Protection",
  citation: "Law No. 94-V of 21 May 2013",
  link: "https://adilet.zan.kz/eng/docs/Z1300000094",
  type: "law",
  verified: false,
  jurisdictions: ["KZ"],
  applies_to: "either",
  in_force_from: "2013-11-26",
  articles: [
    {
      id: "Art. 7",
      summary: "Personal data is processed only with consent or on another legal ground.",
      triggers: LAWFUL_BASIS,
    },
    {
      id: "Art. 22",
      summary: "Personal data is kept secure against unauthorized access and disclosure.",
      triggers: CONFIDENTIALITY,
    },
    {
      id: "Art. 24",
      summary: "People may see, correct and delete their data, and object to its use.",
      triggers: INDIVIDUAL_RIGHTS,
    },
  ],
};
