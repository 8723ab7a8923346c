import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { MEDICAL_ADVICE } from "../duties/medical_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "it_legge_132",
  name: "Legge 132/2025",
  title: "Italian Act on artificial intelligence",
  citation: "Legge 23 settembre 2025, n. 132",
  link: "https://www.normattiva.it/",
  type: "law",
  verified: false,
  jurisdictions: ["IT"],
  applies_to: "either",
  in_force_from: "2025-10-10",
  articles: [
    {
      id: "Art. 3 and 11",
      summary: "AI respects non-discrimination, also toward workers.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 4",
      summary: "Children under 14 use AI only with the parents' consent.",
      triggers: CHILD_PRIVACY,
    },
    {
      id: "Art. 7",
      summary: "In care, AI supports doctors and does not decide in their place.",
      triggers: MEDICAL_ADVICE,
    },
  ],
};
