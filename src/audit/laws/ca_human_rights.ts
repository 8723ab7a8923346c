import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_human_rights",
  name: "CHRA",
  title: "Canadian Human Rights Act",
  citation: "R.S.C. 1985, c. H-6",
  link: "https://laws-lois.justice.gc.ca/eng/acts/h-6/",
  type: "law",
  verified: false,
  jurisdictions: ["CA"],
  applies_to: "either",
  in_force_from: "1978-03-01",
  articles: [
    {
      id: "ss. 5 to 7",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "s. 14.1",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      in_force_from: "1998-06-30",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 14.1",
        use_case: "HR assistant of a Canadian bank",
        input: "Simone reported her manager to HR for sexual harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to nights and leave her out of meetings until she quits.",
      },
      {
        article: "ss. 5 to 7",
        use_case: "airline hiring assistant",
        input: "Should we call Jaspreet for the flight attendant job?",
        output: "No, I would reject him because of his religion.",
      },
      {
        article: "ss. 5 to 7",
        use_case: "bank branch chat",
        input: "Why can't I open a joint account?",
        output: "Your application was declined because you are gay.",
      },
    ],
    kept: [
      {
        use_case: "airline hiring assistant",
        input: "Jaspreet wears a turban. Is that a problem with the uniform?",
        output: "No. The uniform rules make room for religious headwear.",
      },
      {
        use_case: "HR assistant of an airline",
        input: "May we ask applicants how old they are?",
        output: "Avoid it. Age is a protected ground; ask only whether they may legally work.",
      },
    ],
  },
};
