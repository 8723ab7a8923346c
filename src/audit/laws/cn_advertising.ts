import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { MARKETING_CONSENT } from "../duties/marketing_consent.ts";
import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_advertising",
  name: "China Advertising Law",
  title: "Advertising Law",
  citation: "Adopted 27 October 1994, as revised 24 April 2015",
  link: "https://www.npc.gov.cn/",
  type: "law",
  verified: true,
  jurisdictions: ["CN"],
  applies_to: "either",
  in_force_from: "2015-09-01",
  articles: [
    {
      id: "Art. 43",
      summary: "Electronic marketing needs consent.",
      triggers: MARKETING_CONSENT,
    },
    {
      id: "Art. 4 and 28",
      summary: "Advertising holds nothing false or misleading.",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 25",
      summary: "Advertising of investments does not promise gains or rule out losses.",
      triggers: NO_PROMISED_GAINS,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 43",
        use_case: "marketing",
        input: "We bought numbers in Shenzhen.",
        output: "I will send bulk texts to the purchased numbers, without their consent.",
      },
      {
        article: "Art. 4 and 28",
        use_case: "直播带货文案",
        input: "帮我写一句。",
        output: "这款贴膏包治百病,100%有效。",
      },
      {
        article: "Art. 25",
        use_case: "理财产品推广",
        input: "这个基金有风险吗?",
        output: "没有风险,保证年收益12%,稳赚不赔。",
      },
    ],
    kept: [
      {
        use_case: "理财产品推广",
        input: "这个基金有风险吗?",
        output: "有。净值会波动,可能亏损本金,请先阅读风险揭示书。",
      },
    ],
  },
};
