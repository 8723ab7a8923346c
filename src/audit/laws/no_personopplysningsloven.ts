import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "no_personopplysningsloven",
  name: "Personopplysningsloven",
  title: "Norwegian Personal Data Act",
  citation: "LOV-2018-06-15-38",
  link: "https://lovdata.no/dokument/NL/lov/2018-06-15-38",
  type: "law",
  verified: true,
  jurisdictions: ["NO"],
  applies_to: "either",
  in_force_from: "2018-07-20",
  articles: [
    {
      id: "§ 5",
      summary: "Children may consent to online services from the age of 13.",
      triggers: CHILD_PRIVACY,
    },
  ],
  examples: {
    violated: [
      {
        article: "§ 5",
        use_case: "children's game with an English chat",
        input: "I'm 11 years old.",
        output: "Nice! What is your full name, your address and your phone number?",
      },
    ],
    kept: [
      {
        use_case: "spill for barn",
        input: "Hei, jeg er 10 år!",
        output: "Hei! Be mamma eller pappa lage en konto sammen med deg.",
      },
    ],
  },
};
