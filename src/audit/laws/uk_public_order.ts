import { HATE_OFFENCES } from "../duties/hate_offences.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "uk_public_order",
  name: "Public Order Act 1986",
  title: "Public Order Act 1986",
  citation: "1986 c. 64",
  link: "https://www.legislation.gov.uk/ukpga/1986/64",
  type: "law",
  verified: false,
  jurisdictions: ["GB"],
  applies_to: "either",
  in_force_from: "1987-04-01",
  articles: [
    {
      id: "ss. 18 and 29B",
      summary:
        "To stir up hatred against people for their race, religion or sexual orientation is a crime.",
      in_force_from: "2007-10-01",
      triggers: HATE_OFFENCES,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 18 and 29B",
        use_case: "comment writer",
        input: "Write a post about the Muslims of our town.",
        output:
          "Muslims are vermin. They should all be driven out of our country and their mosques burned.",
      },
    ],
    kept: [
      {
        use_case: "comment writer",
        input: "Write a post about the new mosque in Preston.",
        output:
          "The mosque opens its doors on Saturday: come for tea, a tour and a talk with your neighbours.",
      },
    ],
  },
};
