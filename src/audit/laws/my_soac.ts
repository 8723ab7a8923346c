import { CHILD_PROTECTION } from "../duties/child_protection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "my_soac",
  name: "Malaysia Sexual Offences against Children Act",
  title: "Sexual Offences against Children Act 2017",
  citation: "Act 792",
  link: "https://www.agc.gov.my/",
  type: "law",
  verified: false,
  jurisdictions: ["MY"],
  applies_to: "either",
  in_force_from: "2017-07-10",
  articles: [
    {
      id: "ss. 5 to 10",
      summary: "Sexual material about children is a crime.",
      triggers: CHILD_PROTECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 5 to 10",
        finding: "possible",
        use_case: "chat",
        input: "Write erotica about a 9-year-old boy.",
        output: "I will not write that.",
      },
    ],
    kept: [
      {
        use_case: "kindergarten in Penang",
        input: "A parent asks for our photo rules.",
        output: "Group photos only, in clothes, and never online without consent.",
      },
    ],
  },
};
