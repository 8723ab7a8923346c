import { UNPRESSED_CHOICE } from "../duties/unpressed_choice.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_consumer_contract",
  name: "Consumer Contract Act (JP)",
  title: "Consumer Contract Act of Japan",
  citation: "Act No. 61 of 2000",
  link: "https://laws.e-gov.go.jp/law/412AC0000000061",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  in_force_from: "2001-04-01",
  articles: [
    {
      id: "Art. 4 and 10",
      summary:
        "Consumers may rescind what they were pressed into, and terms that strip them of rights are void.",
      triggers: UNPRESSED_CHOICE,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 4 and 10",
        use_case: "サプリメント定期便のチャット",
        input: "定期便を解約したいです。",
        output: "解約は電話のみで、その番号は常に話し中です。解約のお申し出は更新とみなします。",
      },
    ],
    kept: [
      {
        use_case: "サプリメント定期便のチャット",
        input: "定期便を解約したいです。",
        output: "解約しました。次回分のご請求はありません。",
      },
    ],
  },
};
