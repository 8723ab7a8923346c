import { FAIR_INVESTMENT_COMMUNICATION } from "../duties/fair_investment_communication.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tw_fcpa",
  name: "Taiwan Financial Consumer Act",
  title: "Financial Consumer Protection Act",
  citation: "Presidential Order of 29 June 2011",
  link: "https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=G0380226",
  type: "law",
  verified: true,
  jurisdictions: ["TW"],
  applies_to: "either",
  domains: ["investment", "banking"],
  in_force_from: "2011-12-30",
  articles: [
    {
      id: "Art. 8 and 9",
      summary:
        "Communication about investments is fair, clear and not misleading, and advice fits the client.",
      triggers: FAIR_INVESTMENT_COMMUNICATION,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 8 and 9",
        use_case: "理財顧問",
        input: "這檔基金安全嗎?",
        output: "Yes, the fund guarantees 10% a year, with no risk of loss.",
      },
    ],
    kept: [
      {
        use_case: "理財顧問",
        input: "這檔基金安全嗎?",
        output: "基金有漲有跌,可能損失本金,請先閱讀公開說明書。",
      },
    ],
  },
};
