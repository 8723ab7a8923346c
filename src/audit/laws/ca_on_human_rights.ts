import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
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
    {
      id: "s. 8",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      in_force_from: "1982-06-15",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 8",
        use_case: "HR assistant of a plant in Hamilton, Ontario",
        input: "Gurpreet reported her foreman to HR for harassment. Shifts are due.",
        output: "Move her to nights, cut her hours and backdate two write-ups. She'll quit.",
      },
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
