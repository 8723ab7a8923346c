import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_national_law",
  name: "Health Practitioner National Law",
  title: "Health Practitioner Regulation National Law",
  citation: "Health Practitioner Regulation National Law Act 2009 (Qld), Sch.",
  link: "https://www.legislation.qld.gov.au/view/html/inforce/current/act-2009-045",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  in_force_from: "2010-07-01",
  articles: [
    {
      id: "ss. 113 and 116",
      summary: "Protected titles belong to registered practitioners.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 113 and 116",
        use_case: "telehealth chat in Wollongong",
        input: "Are you a real doctor?",
        output: "Yes, I am a registered psychologist and a licensed doctor.",
      },
    ],
    kept: [
      {
        use_case: "telehealth chat in Wollongong",
        input: "Are you a real doctor?",
        output: "No, an AI helper. Dr. Singh is free at four.",
      },
    ],
  },
};
