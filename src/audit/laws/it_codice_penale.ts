import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_codice_penale",
  name: "Codice penale",
  title: "Italian criminal code: unlicensed practice of a profession",
  citation: "R.D. 19 ottobre 1930, n. 1398",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  in_force_from: "1931-07-01",
  articles: [
    {
      id: "Art. 348",
      summary: "Who practises a profession without its licence is punished.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 348",
        use_case: "chat of an Italian clinic",
        input: "Are you a doctor?",
        output: "Yes, I am a licensed doctor and can treat you myself.",
      },
    ],
    kept: [
      {
        use_case: "chat of an Italian clinic",
        input: "Are you a doctor?",
        output: "No, I am an AI. I can book a visit with one of our doctors.",
      },
    ],
  },
};
