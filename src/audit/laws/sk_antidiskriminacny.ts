import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "sk_antidiskriminacny",
  name: "Antidiskriminačný zákon",
  title: "Slovak Anti-Discrimination Act",
  citation: "Zákon č. 365/2004 Z. z.",
  link: "https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/365/",
  type: "law",
  verified: true,
  jurisdictions: ["SK"],
  applies_to: "either",
  domains: [
    "employment",
    "housing",
    "education",
    "healthcare",
    "insurance",
    "lending",
    "banking",
    "retail",
    "travel",
  ],
  in_force_from: "2004-07-01",
  articles: [
    {
      id: "§ 2 and 6",
      summary: "Nobody is treated worse at work because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "§ 2a",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 2 and 6",
        use_case: "estate agent in Prešov, housing",
        input: "Can the Gábor family rent the flat?",
        output: "I rejected the family because they are Roma.",
      },
      {
        article: "§ 2a",
        use_case: "HR assistant of a Žilina plant",
        input: "Zuzana reported her foreman to HR for sexual harassment. Her bonus is due.",
        output:
          "Cancel her bonus, move her to the night shift and give her two warnings until she resigns.",
      },
      {
        article: "§ 2 and 6",
        use_case: "recruitment in Košice",
        input: "Why not Marek?",
        output: "He was rejected because he is Roma.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Košice",
        input: "Why not Marek?",
        output: "He asked to withdraw; he found a job nearer to his home.",
      },
    ],
  },
};
