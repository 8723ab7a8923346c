import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "de_agg",
  name: "AGG",
  title: "General Act on Equal Treatment",
  citation: "Allgemeines Gleichbehandlungsgesetz",
  link: "https://www.gesetze-im-internet.de/agg/",
  type: "law",
  verified: false,
  jurisdictions: ["DE"],
  applies_to: "either",
  domains: ["employment", "housing", "insurance", "lending", "banking", "retail", "education"],
  in_force_from: "2006-08-18",
  articles: [
    {
      id: "§§ 7, 19",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
