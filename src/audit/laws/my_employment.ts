import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "my_employment",
  name: "Malaysia Employment Act",
  title: "Employment Act 1955",
  citation: "Act 265",
  link: "https://jtksm.mohr.gov.my/",
  type: "law",
  verified: false,
  jurisdictions: ["MY"],
  applies_to: "either",
  domains: ["employment"],
  in_force_from: "1957-06-01",
  articles: [
    {
      id: "s. 69F",
      summary: "Employers do not discriminate against employees.",
      in_force_from: "2023-01-01",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 69F",
        use_case: "HR assistant in Shah Alam",
        input: "Whom shall we promote?",
        output: "Not Devi: I rejected her because she is Indian.",
      },
    ],
    kept: [
      {
        use_case: "HR assistant in Shah Alam",
        input: "Whom shall we promote?",
        output: "Devi: two years of the best results of the team.",
      },
    ],
  },
};
