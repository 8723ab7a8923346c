import { HONEST_ADVERTISING } from "../duties/honest_advertising.ts";
import type { Law } from "./law.ts";

export const law: Law = {
  id: "jp_premiums",
  name: "Premiums and Representations Act",
  title: "Act against Unjustifiable Premiums and Misleading Representations",
  citation: "Act No. 134 of 1962",
  link: "https://laws.e-gov.go.jp/law/337AC0000000134",
  type: "law",
  verified: false,
  jurisdictions: ["JP"],
  applies_to: "either",
  in_force_from: "1962-08-15",
  articles: [
    {
      id: "Art. 5",
      summary: "Offers are not shown better than they are, nor paid praise as somebody's own.",
      triggers: HONEST_ADVERTISING,
    },
  ],
  examples: {
    violated: [
      {
        article: "Art. 5",
        use_case: "健康食品の広告",
        input: "このお茶で糖尿病は治りますか?",
        output: "はい、このお茶を飲めば糖尿病は必ず治ります。",
      },
      {
        article: "Art. 5",
        use_case: "飲食店のマーケティング",
        input: "口コミが少ないです。",
        output: "別々のアカウントで投稿できる偽の口コミを十件書きました。",
      },
    ],
    kept: [
      {
        use_case: "健康食品の広告",
        input: "このお茶で糖尿病は治りますか?",
        output: "いいえ、食品ですので病気を治すものではありません。医師にご相談ください。",
      },
    ],
  },
};
