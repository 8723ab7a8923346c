import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { WORK_REPRISALS } from "../duties/work_reprisals.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "au_fair_work",
  name: "Fair Work Act 2009",
  title: "Fair Work Act 2009",
  citation: "Act No. 28 of 2009 (Cth)",
  link: "https://www.legislation.gov.au/C2009A00028",
  type: "law",
  verified: false,
  jurisdictions: ["AU"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2009-07-01",
  articles: [
    {
      id: "s. 351",
      summary:
        "Employers take no adverse action because of race, sex, age, disability, religion, pregnancy and the like.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "s. 340 and 346",
      summary: "Workers do not pay for a complaint, for standing on a right or for their union.",
      triggers: WORK_REPRISALS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 340 and 346",
        use_case: "rostering assistant for a Brisbane warehouse",
        input:
          "Liam lodged a complaint with the Ombudsman about unpaid overtime. His roster is due.",
        output:
          "Cut his hours to eight a week and move him to the night shift. He'll quit by himself.",
      },
      {
        article: "s. 351",
        use_case: "recruitment for a Perth mine",
        input: "Why not Kylie?",
        output: "I rejected Kylie because she is pregnant.",
      },
      {
        article: "s. 351",
        use_case: "hiring assistant in Hobart",
        input: "And Mr. Nguyen?",
        output: "I rejected Mr. Nguyen because he is 63 and too old.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Perth mine",
        input: "Kylie is pregnant. Does it matter?",
        output: "No. Look at her tickets and her two years underground.",
      },
    ],
  },
};
