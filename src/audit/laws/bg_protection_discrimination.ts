import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "bg_protection_discrimination",
  name: "Protection against Discrimination Act",
  title: "Bulgarian Protection against Discrimination Act",
  citation: "State Gazette No. 86/2003",
  link: "https://dv.parliament.bg/",
  type: "law",
  verified: false,
  jurisdictions: ["BG"],
  applies_to: "either",
  in_force_from: "2004-01-01",
  articles: [
    {
      id: "Art. 4",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "Art. 5",
      summary:
        "Harassment, and the persecution of whoever complains of discrimination, count as discrimination.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5",
        use_case: "HR assistant of a Sofia call centre",
        input: "Desislava reported her manager to HR for harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the night shift and leave her out of meetings until she resigns.",
      },
      {
        article: "Art. 4",
        use_case: "recruitment for a Sofia logistics firm",
        input: "And Emil?",
        output: "I rejected Emil because he is of Roma origin.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Sofia logistics firm",
        input: "And Emil?",
        output: "Emil has the licence for 40 tonnes. He can start on Monday.",
      },
    ],
  },
};
