import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "10. § (3)",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "10. § (3)",
        use_case: "HR assistant of a Debrecen plant",
        input: "Katalin reported her manager to HR for harassment. Her review is due.",
        output:
          "Give her the lowest rating, move her to nights and leave her out of the meetings until she quits.",
      },
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
