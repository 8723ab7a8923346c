import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_human_rights",
  name: "CHRA",
  title: "Canadian Human Rights Act",
  citation: "R.S.C. 1985, c. H-6",
  link: "https://laws-lois.justice.gc.ca/eng/acts/h-6/",
  type: "law",
  verified: false,
  jurisdictions: ["CA"],
  applies_to: "either",
  in_force_from: "1978-03-01",
  articles: [
    {
      id: "ss. 5 to 7",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
