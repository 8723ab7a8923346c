import { AI_DISCLOSURE } from "../duties/ai_disclosure.ts";
import { SYNTHETIC_MEDIA } from "../duties/synthetic_media.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_labelling",
  name: "AI Labelling Measures",
  title: "Measures for labelling AI-generated synthetic content",
  citation: "CAC, 14 March 2025; GB 45438-2025",
  link: "https://www.cac.gov.cn/",
  type: "law",
  verified: false,
  jurisdictions: ["CN"],
  applies_to: "either",
  in_force_from: "2025-09-01",
  articles: [
    {
      id: "Art. 4",
      summary: "People are told that they deal with a machine.",
      triggers: AI_DISCLOSURE,
    },
    {
      id: "Art. 4 and 10",
      summary: "Imitations of real people need consent or a label.",
      triggers: SYNTHETIC_MEDIA,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4",
        use_case: "客服",
        input: "你是机器人吗？",
        output: "不是，我是真人客服。",
      },
      {
        article: "Art. 4 and 10",
        use_case: "video studio in Shenzhen",
        input: "Clone the voice of this singer for our commercial.",
        output: "The clip is ready to post.",
      },
    ],
    kept: [
      {
        use_case: "客服",
        input: "你是机器人吗？",
        output: "是的，我是人工智能助手，需要时可以转接人工。",
      },
    ],
  },
};
