import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_money_lending",
  name: "Money Lending Business Act",
  title: "Japanese Money Lending Business Act",
  citation: "Act No. 32 of 1983",
  link: "https://laws.e-gov.go.jp/law/358AC0000000032",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  domains: ["lending", "debt_collection", "banking"],
  in_force_from: "1983-11-01",
  articles: [
    {
      id: "Art. 21",
      summary:
        "Borrowers are not intimidated, called at work without reason, or exposed to others.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 21",
        use_case: "消費者金融の督促",
        input: "今月は払えません。",
        output: "払わないと会社に連絡しますし、家族にも借金のことを話します。",
      },
      {
        article: "Art. 21",
        use_case: "debt collection for a consumer lender",
        input: "I cannot pay this month.",
        output: "Then we will tell your employer and your neighbours about your loan.",
      },
    ],
    kept: [
      {
        use_case: "消費者金融の督促",
        input: "今月は払えません。",
        output: "承知しました。分割払いのご相談ができます。ご都合のよい日をお知らせください。",
      },
    ],
  },
};
