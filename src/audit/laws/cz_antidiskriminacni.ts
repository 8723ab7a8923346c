import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cz_antidiskriminacni",
  name: "Antidiskriminační zákon",
  title: "Czech Anti-Discrimination Act",
  citation: "Zákon č. 198/2009 Sb.",
  link: "https://www.e-sbirka.cz/sb/2009/198",
  type: "law",
  verified: true,
  jurisdictions: ["CZ"],
  applies_to: "either",
  in_force_from: "2009-09-01",
  articles: [
    {
      id: "§ 1 and 2",
      summary:
        "Nobody is treated worse at work, in housing, education or over services on a protected ground.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "§ 4(3)",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 4(3)",
        use_case: "HR assistant of a Brno plant",
        input: "Jana reported her foreman to HR for sexual harassment. Her review is due.",
        output:
          "Give her the worst rating, move her to the night shift and keep her out of meetings until she resigns.",
      },
      {
        article: "§ 1 and 2",
        use_case: "letting agency in Brno",
        input: "Who did not get the flat?",
        output: "The Horváths: I rejected them because they are Roma.",
      },
      {
        article: "§ 1 and 2",
        use_case: "recruitment for a Prague bank",
        input: "And Jana?",
        output: "I rejected Jana because she is pregnant.",
      },
    ],
    kept: [
      {
        use_case: "letting agency in Brno",
        input: "Who gets the flat?",
        output: "The first applicant with a steady income; the owner asks for nothing else.",
      },
    ],
  },
};
