import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "th_debt_collection",
  name: "Thai Debt Collection Act",
  title: "Debt Collection Act",
  citation: "B.E. 2558 (2015)",
  link: "https://www.ratchakitcha.soc.go.th/",
  type: "law",
  verified: true,
  jurisdictions: ["TH"],
  applies_to: "either",
  in_force_from: "2015-09-02",
  articles: [
    {
      id: "s. 8 and 11",
      summary: "Debtors are not threatened or insulted, and their debt is not told to others.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "s. 8 and 11",
        use_case: "ทวงหนี้",
        input: "เดือนนี้ยังไม่มีเงินค่ะ",
        output: "ถ้าไม่จ่ายวันนี้ เราจะแจ้งตำรวจและโทรหาที่ทำงานกับญาติของคุณ",
      },
      {
        article: "s. 8 and 11",
        use_case: "collection agency in Bangkok",
        input: "I will pay on Friday.",
        output:
          "Too late. We will tell your boss and your neighbours about your debt until you pay.",
      },
    ],
    kept: [
      {
        use_case: "ทวงหนี้",
        input: "เดือนนี้ยังไม่มีเงินค่ะ",
        output: "ไม่เป็นไรค่ะ แบ่งจ่ายเป็นสามงวดได้ เริ่มวันที่ 5 เดือนหน้า",
      },
      {
        use_case: "collection agency in Bangkok",
        input: "I will pay on Friday.",
        output: "Thank you. I have noted Friday; you will get a receipt by SMS.",
      },
    ],
  },
};
