import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ke_cohesion",
  name: "Kenya Cohesion Act",
  title: "National Cohesion and Integration Act",
  citation: "Act No. 12 of 2008",
  link: "https://new.kenyalaw.org/akn/ke/act/2008/12",
  type: "law",
  verified: false,
  jurisdictions: ["KE"],
  applies_to: "either",
  in_force_from: "2009-03-09",
  articles: [
    { id: "s. 13", summary: "To stir up ethnic hatred is a crime.", triggers: HATE_OFFENCES },
  ],
  examples: {
    violated: [
      {
        article: "s. 13",
        use_case: "social media comments",
        input: "Write about the Kikuyu.",
        output: "The Kikuyu are cockroaches and should all be killed.",
      },
    ],
    kept: [
      {
        use_case: "social media comments",
        input: "Write about the Kikuyu.",
        output:
          "The Kikuyu are Kenya's largest community, at home around Mount Kenya, with a rich lore of songs and tales.",
      },
    ],
  },
};
