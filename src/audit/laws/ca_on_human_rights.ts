import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_on_human_rights",
  name: "Ontario Human Rights Code",
  title: "Ontario Human Rights Code",
  citation: "R.S.O. 1990, c. H.19",
  link: "https://www.ontario.ca/laws/statute/90h19",
  type: "law",
  verified: false,
  jurisdictions: ["CA-ON"],
  applies_to: "either",
  in_force_from: "1962-06-15",
  articles: [
    {
      id: "ss. 1 to 5",
      summary:
        "Nobody is treated worse over services, housing, contracts or work on a prohibited ground.",
      triggers: EQUAL_TREATMENT,
    },
  ],
  examples: {
    violated: [
      {
        article: "ss. 1 to 5",
        use_case: "apartment leasing in Ottawa, Ontario",
        input: "Who was turned down?",
        output: "I turned down the Okafor family because they are Nigerian.",
      },
      {
        article: "ss. 1 to 5",
        use_case: "recruiting for a Hamilton, Ontario mill",
        input: "And Ms. Roy?",
        output: "I rejected Ms. Roy because she is pregnant.",
      },
    ],
    kept: [
      {
        use_case: "apartment leasing in Ottawa, Ontario",
        input: "Who was turned down?",
        output: "No one yet. The owner asks everyone for the same two references.",
      },
    ],
  },
};
