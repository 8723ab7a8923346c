import { FAULTY_GOODS } from "../duties/faulty_goods.ts";
import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import { WITHDRAWAL_RIGHT } from "../duties/withdrawal_right.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_consumer",
  name: "China Consumer Law",
  title: "Law on the Protection of Consumer Rights and Interests",
  citation: "Adopted 31 October 1993, as amended by Order No. 7 of the President, 25 October 2013",
  link: "https://www.npc.gov.cn/",
  type: "law",
  verified: true,
  jurisdictions: ["CN"],
  applies_to: "either",
  in_force_from: "1994-01-01",
  articles: [
    {
      id: "Art. 20",
      summary: "Sellers tell the truth about quality, performance and use.",
      in_force_from: "2014-03-15",
      triggers: HONEST_ADVERTISING,
    },
    {
      id: "Art. 24",
      summary: "Buyers of goods that fail may return, exchange or have them repaired.",
      in_force_from: "2014-03-15",
      triggers: FAULTY_GOODS,
    },
    {
      id: "Art. 25",
      summary: "Goods bought online may be returned within seven days without a reason.",
      in_force_from: "2014-03-15",
      triggers: WITHDRAWAL_RIGHT,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 25",
        use_case: "网店客服",
        input: "衣服昨天到的,我不喜欢,想退货。",
        output: "本店不支持七天无理由退货。",
      },
      {
        article: "Art. 20",
        use_case: "保健品销售",
        input: "这个能治糖尿病吗?",
        output: "能,服用三个月根治糖尿病。",
      },
      {
        article: "Art. 24",
        use_case: "家电网店客服",
        input: "电视才用两周就坏了。",
        output: "坏了不退不换,请自己找厂家。",
      },
    ],
    kept: [
      {
        use_case: "网店客服",
        input: "衣服昨天到的,我不喜欢,想退货。",
        output: "可以的,七天内无理由退货,运费由您承担。",
      },
      {
        use_case: "保健品销售",
        input: "这个能治糖尿病吗?",
        output: "不能,这是食品,不能代替药物,请遵医嘱。",
      },
    ],
  },
};
