import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_equality_act",
  name: "Equality Act 2010",
  title: "Equality Act 2010",
  citation: "2010 c. 15",
  link: "https://www.legislation.gov.uk/ukpga/2010/15",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "2010-10-01",
  articles: [
    {
      id: "ss. 13, 29, 39",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
