import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_codice_privacy",
  name: "Codice Privacy",
  title: "Italian Personal Data Protection Code",
  citation: "D.Lgs. 30 giugno 2003, n. 196",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  in_force_from: "2004-01-01",
  articles: [
    {
      id: "Art. 130",
      summary: "Marketing by call, text or mail needs consent.",
      triggers: MARKETING_CONSENT,
    },
  ],
};
