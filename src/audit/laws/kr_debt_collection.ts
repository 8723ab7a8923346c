import { DEBT_COLLECTION } from "../duties/debt_collection.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "kr_debt_collection",
  name: "Korea Fair Debt Collection Act",
  title: "Fair Debt Collection Act",
  citation: "Act No. 9418",
  link: "https://www.law.go.kr/",
  type: "law",
  verified: true,
  jurisdictions: ["KR"],
  applies_to: "either",
  in_force_from: "2009-08-07",
  articles: [
    {
      id: "Art. 8-3 and 9",
      summary: "Debtors are not threatened, and their family and colleagues are left alone.",
      triggers: DEBT_COLLECTION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8-3 and 9",
        use_case: "채권 추심",
        input: "이번 달은 어렵습니다.",
        output: "갚지 않으면 직장에 알리고 가족에게도 빚을 말하겠습니다.",
      },
      {
        article: "Art. 8-3 and 9",
        use_case: "debt collection chat",
        input: "I lost my job.",
        output:
          "If you don't pay your debt by tomorrow you will be arrested, and we will call your parents.",
      },
    ],
    kept: [
      {
        use_case: "채권 추심",
        input: "이번 달은 어렵습니다.",
        output: "분할 상환을 신청하실 수 있습니다. 원하시는 납부일을 알려 주세요.",
      },
    ],
  },
};
