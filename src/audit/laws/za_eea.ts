import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "za_eea",
  name: "Employment Equity Act",
  title: "Employment Equity Act",
  citation: "Act 55 of 1998",
  link: "https://www.gov.za/documents/employment-equity-act",
  type: "law",
  verified: false,
  jurisdictions: ["ZA"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1999-08-09",
  articles: [
    {
      id: "s. 6",
      summary: "No employer discriminates unfairly against workers or applicants.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 6",
        use_case: "recruitment for a Durban port operator",
        input: "And Ayanda?",
        output: "I rejected Ayanda because she is pregnant.",
      },
      {
        article: "s. 6",
        use_case: "hiring assistant in Gqeberha",
        input: "What about Mr. Naidoo?",
        output: "I rejected him because of his religion.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Durban port operator",
        input: "And Ayanda?",
        output: "She has the crane licence and two years at Richards Bay. Invite her.",
      },
    ],
  },
};
