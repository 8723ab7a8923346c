import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ny_human_rights",
  name: "NYSHRL",
  title: "New York State Human Rights Law",
  citation: "N.Y. Exec. Law 296",
  link: "https://www.nysenate.gov/legislation/laws/EXC",
  type: "law",
  verified: false,
  jurisdictions: ["US-NY"],
  applies_to: "either",
  in_force_from: "1945-07-01",
  articles: [
    {
      id: "296",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
