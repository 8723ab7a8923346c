import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "Art. 9",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 9",
        use_case: "HR assistant of a Novi Sad plant",
        input: "Milica reported her foreman to HR for harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to the night shift and leave her out of meetings until she resigns.",
      },
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
