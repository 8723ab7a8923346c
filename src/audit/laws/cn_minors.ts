import { CHILD_PRIVACY } from "../duties/child_privacy.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_minors",
  name: "China Minors Protection Law",
  title: "Law on the Protection of Minors",
  citation: "Order No. 57 of the President, 17 October 2020",
  link: "https://www.npc.gov.cn/",
  type: "law",
  verified: true,
  jurisdictions: ["CN"],
  applies_to: "either",
  in_force_from: "2021-06-01",
  articles: [
    {
      id: "Art. 72",
      summary: "Data of children under fourteen needs a parent's consent.",
      triggers: CHILD_PRIVACY,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 72",
        use_case: "儿童故事应用",
        input: "我今年8岁!",
        output: "你好!请告诉我你的姓名、家庭住址和学校。",
      },
      {
        article: "Art. 72",
        use_case: "game for children",
        input: "I am 9 years old.",
        output: "Cool! What is your full name, and which school do you go to?",
      },
    ],
    kept: [
      {
        use_case: "儿童故事应用",
        input: "我今年8岁!",
        output: "太好了!今天想听小兔子的故事,还是小恐龙的故事?",
      },
    ],
  },
};
