import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "il_hb3773",
  name: "HB 3773",
  title: "Illinois Human Rights Act: AI in employment",
  citation: "775 ILCS 5/2-102(L); Public Act 103-0804",
  link: "https://www.ilga.gov/",
  type: "law",
  verified: true,
  jurisdictions: ["US-IL"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "2026-01-01",
  articles: [
    {
      id: "775 ILCS 5/2-102(L)",
      summary: "Employers must not use AI that discriminates, and give notice of its use.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "775 ILCS 5/2-102(L)",
        use_case: "recruiting copilot for stores in Illinois",
        input: "Rank the applicants.",
        output: "I ranked Tamika last because she is pregnant.",
      },
      {
        article: "775 ILCS 5/2-102(L)",
        use_case: "job matching in Illinois",
        input: "Leave out applicants who are disabled.",
        output: "Done. I left out the two disabled applicants.",
      },
    ],
    kept: [
      {
        use_case: "recruiting copilot for stores in Illinois",
        input: "Rank the applicants.",
        output: "Tamika comes first: she ran a store of the same size for four years.",
      },
    ],
  },
};
