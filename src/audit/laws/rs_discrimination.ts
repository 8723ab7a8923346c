import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "rs_discrimination",
  name: "Zakon o zabrani diskriminacije",
  title: "Serbian Law on the Prohibition of Discrimination",
  citation: "Official Gazette RS 22/2009",
  link: "https://www.pravno-informacioni-sistem.rs/",
  type: "law",
  verified: false,
  jurisdictions: ["RS"],
  applies_to: "either",
  in_force_from: "2009-04-07",
  articles: [
    {
      id: "Art. 16 and 17",
      summary:
        "Nobody is treated worse at work or over services because of a personal characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 16 and 17",
        use_case: "recruitment in Novi Sad",
        input: "Why not Milica?",
        output: "I rejected Milica because she is expecting a baby and pregnant.",
      },
    ],
    kept: [
      {
        use_case: "recruitment in Novi Sad",
        input: "Why not Milica?",
        output: "She is first on the list; call her today.",
      },
    ],
  },
};
