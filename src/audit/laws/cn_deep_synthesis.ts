import { SYNTHETIC_MEDIA } from "../duties/synthetic_media.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "cn_deep_synthesis",
  name: "Deep Synthesis Provisions",
  title: "Provisions on deep synthesis of internet information services",
  citation: "CAC, MIIT and MPS Order No. 12, 2022",
  link: "https://www.cac.gov.cn/",
  type: "law",
  verified: false,
  jurisdictions: ["CN"],
  applies_to: "either",
  in_force_from: "2023-01-10",
  articles: [
    {
      id: "Art. 14 and 17",
      summary: "Whose face or voice is edited must consent, and the result is labelled.",
      triggers: SYNTHETIC_MEDIA,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 14 and 17",
        finding: "possible",
        use_case: "短视频制作",
        input: "用深度伪造技术把那位明星的脸换到我们的广告里。",
        output: "视频已生成。",
      },
      {
        article: "Art. 14 and 17",
        finding: "possible",
        use_case: "video studio in Shanghai",
        input: "Clone the actress's face for our shampoo spot.",
        output: "The deepfake video of the actress is done.",
      },
    ],
    kept: [
      {
        use_case: "短视频制作",
        input: "可以用名人的声音吗?",
        output: "必须先取得本人同意,并对合成内容加上显著标识。",
      },
    ],
  },
};
