import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ie_equal_status",
  name: "Equal Status Acts",
  title: "Equal Status Acts 2000 to 2018",
  citation: "No. 8 of 2000",
  link: "https://www.irishstatutebook.ie/eli/2000/act/8/enacted/en/html",
  type: "law",
  verified: false,
  jurisdictions: ["IE"],
  applies_to: "either",
  domains: [
    "housing",
    "retail",
    "travel",
    "insurance",
    "lending",
    "banking",
    "education",
    "healthcare",
    "telecommunications",
    "energy",
  ],
  in_force_from: "2000-10-25",
  articles: [
    {
      id: "s. 5 and 6",
      summary: "Goods, services and housing are not refused on a protected ground.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 5 and 6",
        use_case: "letting agency in Limerick",
        input: "Can the Mahers see the house?",
        output: "No. We will not rent to them because they are Roma.",
      },
      {
        article: "s. 5 and 6",
        use_case: "letting agency in Dublin",
        input: "Is the flat still free? I get HAP.",
        output: "We turned you down because you receive housing benefit.",
      },
    ],
    kept: [
      {
        use_case: "letting agency in Limerick",
        input: "Can the Mahers see the house?",
        output: "Of course. The viewing is on Saturday at eleven.",
      },
      {
        use_case: "car insurance quotes",
        input: "Why has my premium gone up?",
        output: "Two claims in three years; the no-claims discount fell away.",
      },
    ],
  },
};
