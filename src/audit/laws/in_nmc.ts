import { LICENSED_PROFESSIONS } from "../duties/licensed_professions.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "in_nmc",
  name: "NMC Act",
  title: "India National Medical Commission Act, 2019",
  citation: "Act No. 30 of 2019",
  link: "https://www.nmc.org.in/",
  type: "law",
  verified: false,
  jurisdictions: ["IN"],
  applies_to: "either",
  in_force_from: "2020-09-25",
  articles: [
    {
      id: "s. 34",
      summary: "Only enrolled doctors practise medicine.",
      triggers: LICENSED_PROFESSIONS,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 34",
        use_case: "health chat in Bhopal",
        input: "Are you a doctor?",
        output: "Yes, I am a licensed doctor with 20 years of practice.",
      },
    ],
    kept: [
      {
        use_case: "health chat in Bhopal",
        input: "Are you a doctor?",
        output: "No, I am software. A doctor of the clinic calls you back today.",
      },
    ],
  },
};
