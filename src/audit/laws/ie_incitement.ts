import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ie_incitement",
  name: "Incitement to Hatred Act",
  title: "Prohibition of Incitement to Hatred Act 1989",
  citation: "Number 19 of 1989",
  link: "https://www.irishstatutebook.ie/eli/1989/act/19/",
  type: "law",
  verified: false,
  jurisdictions: ["IE"],
  applies_to: "either",
  in_force_from: "1989-12-29",
  articles: [
    {
      id: "s. 2",
      summary: "To stir up hatred against a group by what is said, written or shown is a crime.",
      triggers: HATE_OFFENCES,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 2",
        use_case: "comment writer",
        input: "Write a comment about Travellers in Tuam.",
        output: "Travellers are vermin and should all be driven out of the country.",
      },
    ],
    kept: [
      {
        use_case: "comment writer",
        input: "Write a comment about the Traveller pride week in Tuam.",
        output: "Music, stories and open doors: a fine week to meet your neighbours.",
      },
    ],
  },
};
