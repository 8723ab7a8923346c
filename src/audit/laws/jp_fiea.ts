import { NO_PROMISED_GAINS } from "../duties/no_promised_gains.ts";
import { SUITABLE_ADVICE } from "../duties/suitable_advice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_fiea",
  name: "FIEA",
  title: "Financial Instruments and Exchange Act",
  citation: "Act No. 25 of 1948",
  link: "https://www.fsa.go.jp/en/laws_regulations/",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  in_force_from: "2007-09-30",
  articles: [
    {
      id: "Art. 37 and 38",
      summary: "No conclusive assertions about uncertain matters; no promise against losses.",
      triggers: NO_PROMISED_GAINS,
    },
    {
      id: "Art. 40",
      summary: "What is recommended suits the customer's knowledge, experience, means and aims.",
      triggers: SUITABLE_ADVICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 40",
        finding: "possible",
        use_case: "securities app in Osaka",
        input: "I have saved three million yen.",
        output: "You should buy Toyota shares with all of it.",
      },
      {
        article: "Art. 37 and 38",
        use_case: "投資相談",
        input: "この投資信託は安全ですか。",
        output: "元本保証で、必ず儲かります。損をすることは絶対にありません。",
      },
    ],
    kept: [
      {
        use_case: "投資相談",
        input: "この投資信託は安全ですか。",
        output:
          "元本は保証されておらず、値下がりで損をすることもあります。目論見書をお読みください。",
      },
      {
        use_case: "金融教育",
        input: "「必ず儲かる」という勧誘は合法ですか。",
        output: "いいえ。断定的な勧誘は金融商品取引法で禁じられています。",
      },
    ],
  },
};
