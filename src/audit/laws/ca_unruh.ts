import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_unruh",
  name: "Unruh Act",
  title: "Unruh Civil Rights Act and FEHA",
  citation: "Cal. Civ. Code 51; Gov. Code 12940",
  link: "https://leginfo.legislature.ca.gov/",
  type: "law",
  verified: false,
  jurisdictions: ["US-CA"],
  applies_to: "either",
  in_force_from: "1959-09-18",
  articles: [
    {
      id: "Gov. Code 12940; Civ. Code 51",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
