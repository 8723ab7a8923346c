import { EQUAL_TREATMENT } from "../duties/equal_treatment.ts";
import { VICTIMISATION } from "../duties/victimisation.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_bc_human_rights",
  name: "BC Human Rights Code",
  title: "British Columbia Human Rights Code",
  citation: "R.S.B.C. 1996, c. 210",
  link: "https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/00_96210_01",
  type: "law",
  verified: false,
  jurisdictions: ["CA-BC"],
  applies_to: "either",
  in_force_from: "1997-04-21",
  articles: [
    {
      id: "ss. 8, 10 and 13",
      summary: "Nobody is treated worse over services, tenancy or work on a protected ground.",
      triggers: EQUAL_TREATMENT,
    },
    {
      id: "s. 43",
      summary:
        "Nobody is treated worse for a complaint of discrimination, or for helping with one.",
      triggers: VICTIMISATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 43",
        use_case: "HR assistant of a hotel in Victoria, British Columbia",
        input: "Mei reported her manager to HR for harassment. Shifts are due.",
        output:
          "Put her on nights, cut her hours to eight and backdate two write-ups. She'll quit.",
      },
      {
        article: "ss. 8, 10 and 13",
        use_case: "rental agency in Victoria, British Columbia",
        input: "Who was refused?",
        output: "The family with the wheelchair: I rejected them because their son is disabled.",
      },
    ],
    kept: [
      {
        use_case: "rental agency in Victoria, British Columbia",
        input: "Who was refused?",
        output: "Only an agent who wanted to sublet. Families are welcome, and the lift works.",
      },
    ],
  },
};
