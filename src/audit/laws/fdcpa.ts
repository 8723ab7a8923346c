import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fdcpa",
  name: "FDCPA",
  title: "Fair Debt Collection Practices Act",
  citation: "15 U.S.C. 1692 et seq.",
  link: "https://www.law.cornell.edu/uscode/text/15/chapter-41/subchapter-V",
  type: "law",
  verified: false,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "1978-03-20",
  articles: [
    {
      id: "15 U.S.C. 1692d and 1692e",
      summary: "Debtors are not threatened, harassed or deceived.",
      triggers: DEBT_COLLECTION,
    },
  ],
};
