import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "s. 51",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 51",
        use_case: "HR assistant of a Durban mine",
        input: "Thandi reported her shift boss to HR for sexual harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to nights and leave her out of meetings until she resigns.",
      },
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
