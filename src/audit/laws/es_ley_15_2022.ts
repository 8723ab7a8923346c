import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "es_ley_15_2022",
  name: "Ley 15/2022",
  title: "Spanish Act on equal treatment and non-discrimination",
  citation: "Ley 15/2022, de 12 de julio",
  link: "https://www.boe.es/eli/es/l/2022/07/12/15",
  type: "law",
  verified: false,
  jurisdictions: ["ES"],
  applies_to: "either",
  in_force_from: "2022-07-14",
  articles: [
    {
      id: "Art. 2 and 9",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
};
