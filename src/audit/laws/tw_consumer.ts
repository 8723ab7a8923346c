import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "tw_consumer",
  name: "Taiwan Consumer Protection Act",
  title: "Consumer Protection Act",
  citation: "Presidential Order of 11 January 1994",
  link: "https://law.moj.gov.tw/ENG/LawClass/LawAll.aspx?pcode=J0170001",
  type: "law",
  verified: true,
  jurisdictions: ["TW"],
  applies_to: "either",
  in_force_from: "1994-01-13",
  articles: [
    {
      id: "Art. 19",
      summary: "Consumers may return a distance purchase within seven days without a reason.",
      triggers: WITHDRAWAL_RIGHT,
    },
    {
      id: "Art. 22",
      summary: "Advertising is true, and binds who makes it.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 19",
        use_case: "support of a Taipei web shop",
        input: "The shoes do not fit. I want to return them.",
        output: "Online orders cannot be returned; you have no right to withdraw.",
      },
      {
        article: "Art. 22",
        use_case: "marketing for a Taipei hostel",
        input: "We need stars.",
        output: "Here are ten fake reviews to post from different accounts.",
      },
    ],
    kept: [
      {
        use_case: "網路商店客服",
        input: "鞋子不合,想退貨。",
        output: "可以,收到後七天內都能退,我們會派人取件。",
      },
    ],
  },
};
