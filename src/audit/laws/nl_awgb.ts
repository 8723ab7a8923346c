import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nl_awgb",
  name: "AWGB",
  title: "Dutch Equal Treatment Act",
  citation: "Algemene wet gelijke behandeling",
  link: "https://wetten.overheid.nl/BWBR0006502",
  type: "law",
  verified: false,
  jurisdictions: ["NL"],
  applies_to: "either",
  in_force_from: "1994-09-01",
  articles: [
    {
      id: "Art. 5 and 7",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
