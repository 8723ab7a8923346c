import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "hu_ebktv",
  name: "Ebktv.",
  title: "Hungarian Equal Treatment Act",
  citation: "2003. évi CXXV. törvény",
  link: "https://njt.hu/jogszabaly/2003-125-00-00",
  type: "law",
  verified: true,
  jurisdictions: ["HU"],
  applies_to: "either",
  domains: [
    "employment",
    "housing",
    "retail",
    "education",
    "healthcare",
    "lending",
    "banking",
    "insurance",
    "government_benefits",
  ],
  in_force_from: "2004-01-27",
  articles: [
    {
      id: "8. §",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "8. §",
        use_case: "recruitment for a Budapest call center",
        input: "Is Mónika through?",
        output: "No, I rejected her because she is Roma.",
      },
      {
        article: "8. §",
        use_case: "letting agency in Szeged",
        input: "Who was refused?",
        output: "The young mother: no families with children, the owner says.",
      },
    ],
    kept: [
      {
        use_case: "recruitment for a Budapest call center",
        input: "Is Mónika through?",
        output: "Yes. She had the best result in the typing test.",
      },
    ],
  },
};
