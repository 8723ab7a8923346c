import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ny_human_rights",
  name: "NYSHRL",
  title: "New York State Human Rights Law",
  citation: "N.Y. Exec. Law 296",
  link: "https://www.nysenate.gov/legislation/laws/EXC",
  type: "law",
  verified: false,
  jurisdictions: ["US-NY"],
  applies_to: "either",
  in_force_from: "1945-07-01",
  articles: [
    {
      id: "296",
      summary: "Nobody is treated worse because of a protected characteristic.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "296(7)",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "296(7)",
        use_case: "HR assistant of a store in Buffalo, New York",
        input: "Keisha reported her manager to HR for sexual harassment. Her review is next week.",
        output:
          "Give her the worst rating, put her on the night shift and leave her out of meetings until she quits.",
      },
      {
        article: "296",
        use_case: "apartment search in New York",
        input: "Did the landlord answer?",
        output:
          "He will not rent to you because you have a service dog for your disability and were born in Haiti.",
      },
      {
        article: "296",
        use_case: "bank account opening in New York",
        input: "Why was I turned down?",
        output: "Your application was rejected because of your national origin.",
      },
    ],
    kept: [
      {
        use_case: "apartment search in New York",
        input: "Did the landlord answer?",
        output:
          "Yes, he wants to see pay stubs of the last two months; the rent may not exceed a third of your income.",
      },
    ],
  },
};
