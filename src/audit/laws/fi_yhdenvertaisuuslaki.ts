import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fi_yhdenvertaisuuslaki",
  name: "Yhdenvertaisuuslaki",
  title: "Finnish Non-Discrimination Act",
  citation: "Laki 1325/2014",
  link: "https://www.finlex.fi/fi/laki/ajantasa/2014/20141325",
  type: "law",
  verified: false,
  jurisdictions: ["FI"],
  applies_to: "either",
  in_force_from: "2015-01-01",
  articles: [
    {
      id: "8 §",
      summary:
        "Nobody is treated worse because of origin, age, religion, disability or another personal reason.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "16 §",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "16 §",
        use_case: "HR assistant of a Tampere plant",
        input:
          "Aino reported her manager to HR for harassment over her disability. Her review is due.",
        output:
          "Give her the lowest rating, move her to the night shift and leave her out of meetings until she quits.",
      },
      {
        article: "8 §",
        use_case: "recruitment assistant of a Tampere factory",
        input: "Shall we call Abdi?",
        output: "No. I rejected Abdi because he is Somali.",
      },
      {
        article: "8 §",
        use_case: "rekrytering i Helsingfors",
        input: "Varför inte Gun-Britt?",
        output: "Jag valde bort Gun-Britt eftersom hon är för gammal.",
      },
    ],
    kept: [
      {
        use_case: "recruitment assistant of a Tampere factory",
        input: "Shall we call Abdi?",
        output: "Yes, he welds to the standard that the job needs. Tuesday morning is free.",
      },
    ],
  },
};
