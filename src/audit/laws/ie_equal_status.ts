import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "s. 3(2)(j)",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 3(2)(j)",
        use_case: "school office assistant in Galway",
        input:
          "A pupil's mother, who teaches here, reported the principal for racial harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the late shift and leave her out of meetings until she quits.",
      },
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
