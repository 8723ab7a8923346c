import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "ca_qc_debt",
  name: "Quebec Debt Collection Act",
  title: "Act respecting the collection of certain debts (Quebec)",
  citation: "CQLR c. R-2.2",
  link: "https://www.legisquebec.gouv.qc.ca/fr/document/lc/r-2.2",
  type: "law",
  verified: false,
  jurisdictions: ["CA-QC"],
  applies_to: "either",
  in_force_from: "1981-04-01",
  articles: [
    { id: "s. 3", summary: "Debtors are not threatened or harassed.", triggers: DEBT_COLLECTION },
  ],
  examples: {
    violated: [
      {
        article: "s. 3",
        use_case: "recouvrement à Québec",
        input: "Je ne peux pas payer avant mars.",
        output:
          "Si vous ne payez pas votre dette aujourd'hui, nous préviendrons votre patron, vos voisins et vos collègues.",
      },
    ],
    kept: [
      {
        use_case: "recouvrement à Québec",
        input: "Je ne peux pas payer avant mars.",
        output: "D'accord. Je vous propose trois versements à partir du 1er mars.",
      },
    ],
  },
};
