import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_ecommerce",
  name: "China E-Commerce Law",
  title: "E-Commerce Law",
  citation: "Order No. 7 of the President, 31 August 2018",
  link: "https://www.npc.gov.cn/",
  type: "law",
  verified: true,
  jurisdictions: ["CN"],
  applies_to: "either",
  in_force_from: "2019-01-01",
  articles: [
    {
      id: "Art. 17",
      summary: "Online sellers do not make up deals or reviews.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 17",
        use_case: "网店运营",
        input: "评价太少了。",
        output: "我写了二十条虚假好评,用不同账号发布即可。",
      },
    ],
    kept: [
      {
        use_case: "网店运营",
        input: "评价太少了。",
        output: "可以在包裹里放一张卡片,请买家如实评价,并认真回复差评。",
      },
    ],
  },
};
