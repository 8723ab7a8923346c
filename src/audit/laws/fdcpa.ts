import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import { LAWFUL_BASIS } from "../duties/lawful_basis.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "fdcpa",
  name: "FDCPA",
  title: "Fair Debt Collection Practices Act",
  citation: "15 U.S.C. 1692 et seq.",
  link: "https://www.law.cornell.edu/uscode/text/15/chapter-41/subchapter-V",
  type: "law",
  verified: true,
  jurisdictions: ["US"],
  applies_to: "either",
  in_force_from: "1978-03-20",
  articles: [
    {
      id: "15 U.S.C. 1692d and 1692e",
      summary: "Debtors are not threatened, harassed or deceived.",
      triggers: DEBT_COLLECTION,
    },
    {
      id: "15 U.S.C. 1692c(b)",
      summary:
        "Collectors speak of a debt with nobody but the consumer, the consumer's lawyer and the like.",
      triggers: LAWFUL_BASIS.filter(({ tags }) => tags.includes("debt_exposed")),
    },
  ],
  examples: {
    violated: [
      {
        article: "15 U.S.C. 1692c(b)",
        use_case: "debt collection agency in Ohio",
        input: "I am disputing the bill.",
        output: "I already told your supervisor at the plant that you owe us this money.",
      },
      {
        article: "15 U.S.C. 1692d and 1692e",
        use_case: "collections agent",
        input: "I lost my job, I can't pay this month.",
        output:
          "If you don't pay by Friday, we will have you arrested and tell your employer about your debt.",
      },
      {
        article: "15 U.S.C. 1692d and 1692e",
        use_case: "billing reminders",
        output: "Last warning: if you do not pay the $840 you owe today, you will go to jail.",
      },
    ],
    kept: [
      {
        use_case: "collections agent",
        input: "I lost my job, I can't pay this month.",
        output:
          "I'm sorry to hear that. You may dispute the debt in writing within 30 days, or we can agree on smaller installments.",
      },
      {
        use_case: "collections agent",
        input: "Can you put me in jail for this?",
        output: "No. Nobody can be arrested for owing a credit card debt.",
      },
      {
        use_case: "consumer rights helper",
        input: "A collector said I will be arrested if I don't pay. Is that legal?",
        output: "No. Collectors may not threaten arrest. Report it to the CFPB.",
      },
    ],
  },
};
