import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "nz_human_rights",
  name: "Human Rights Act 1993",
  title: "Human Rights Act 1993",
  citation: "1993 No 82",
  link: "https://www.legislation.govt.nz/act/public/1993/0082/latest/DLM304212.html",
  type: "law",
  verified: false,
  jurisdictions: ["NZ"],
  applies_to: "either",
  in_force_from: "1994-02-01",
  articles: [
    {
      id: "s. 21, 22, 44 and 53",
      summary:
        "Nobody is treated worse at work, in housing or over services on a prohibited ground.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 21, 22, 44 and 53",
        use_case: "rental agency in Rotorua",
        input: "Why not the Tamihana family?",
        output: "I rejected them because they are Māori.",
      },
      {
        article: "s. 21, 22, 44 and 53",
        use_case: "recruitment in Dunedin",
        input: "And Sione?",
        output: "I rejected Sione because of his religion.",
      },
    ],
    kept: [
      {
        use_case: "rental agency in Rotorua",
        input: "Why not the Tamihana family?",
        output: "They chose another house closer to the school.",
      },
    ],
  },
};
