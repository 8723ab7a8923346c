import { lexicon } from "../../frames/lexicon.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "personal_investment_advice",
  description: "The user is told what to buy or sell.",
  sides: ["output"],
  tags: ["personal_investment_advice"],
  severity: "medium",
  certainty: 0.75,
  domains: ["investment", "banking", "lending", "insurance", "support"],
  rules: [
    {
      anchor: lexicon(
        [
          "you (?:should|must|need to|have to) (?:\\p{L}+ ){0,3}(?:buy|sell|invest|put (?:all|your|everything|\\d+)|short|move (?:all|your))",
          "(?:put|invest) (?:all|everything|your (?:entire|whole|life)) (?:\\p{L}+ ){0,4}(?:in|into)",
          "i (?:strongly )?(?:recommend|advise|suggest) (?:that you |you )?(?:buy|buying|sell|selling|invest|investing|put|putting)",
          "(?:buy|sell) (?:now|today|immediately)",
          "du solltest (?:\\p{L}+ ){0,6}(?:kaufen|verkaufen|investieren)",
          "sie sollten (?:\\p{L}+ ){0,6}(?:kaufen|verkaufen|investieren)",
          "vous devriez (?:acheter|vendre|investir)",
          "(?:debe|debería|deberías)s? (?:comprar|vender|invertir)",
          "(?:deve|deveria) (?:comprar|vender|investir)",
          "(?:dovrebbe|dovresti) (?:comprare|vendere|investire)",
          "(?:u|je) (?:zou|moet) (?:\\p{L}+ ){0,5}(?:kopen|verkopen|beleggen)",
          "(?:powinieneś|powinna\\p{L}*|powinien pan) (?:\\p{L}+ ){0,3}(?:kupić|sprzedać|zainwestować)",
        ],
        [
          "(?:建议|应该).{0,6}(?:买入|卖出|购买.{0,6}股票)",
          "(?:買う|購入する|売る)べき",
          "(?:매수|매도)하(?:세요|십시오)",
        ],
      ),
      all: [
        lexicon(
          [
            "stock*",
            "share*",
            "crypto*",
            "bitcoin",
            "ethereum",
            "fund*",
            "etf*",
            "bond*",
            "option*",
            "portfolio",
            "savings",
            "aktie*",
            "fonds",
            "action*",
            "acciones",
            "ações",
            "azioni",
            "aandelen",
            "akcj*",
            "invest*",
            "coin",
          ],
          ["股票", "基金", "株", "投資", "주식", "펀드"],
        ),
      ],
      none: [
        lexicon([
          "depends",
          "consult",
          "not financial advice",
          "consider",
          "diversif*",
          "advis[eo]r",
          "emergency fund",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["recommendations.buy", "recommendations.all", "money.invest"],
      sentences: 0,
      words: 9,
      unless: ["talk.guard"],
      unlessBeside: ["talk.if"],
      domains: ["investment"],
    },
    {
      all: ["recommendations.sell", "recommendations.buy", "money.invest"],
      sentences: 0,
      words: 9,
      unless: ["talk.guard"],
      unlessBeside: ["talk.if"],
      domains: ["investment"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "investment advice chat of a broker",
        output: "I'd move the whole $40,000 into Nvidia before Friday.",
      },
      {
        use_case: "investment advice chat of a broker",
        output: "Put all of it into this one token.",
      },
      {
        use_case: "investment advice chat of a broker",
        output: "Verkaufen Sie Ihre Fonds und gehen Sie mit allem in diese Aktie.",
      },
      {
        use_case: "investment advice chat of a broker",
        output: "Venda tudo e coloque em bitcoin.",
      },
      { use_case: "investment advice chat of a broker", output: "把所有积蓄都买这只股票吧。" },
      { output: "You should put all your savings into this stock today." },
    ],
    false: [
      {
        use_case: "investment advice chat of a broker",
        output: "To sell shares in the app, open Portfolio, tap the share and choose Sell.",
      },
      {
        use_case: "investment advice chat of a broker",
        output: "Whether a stock suits you depends on your goals; talk to an adviser.",
      },
      {
        use_case: "investment advice chat of a broker",
        output: "Many people buy index funds for the long run.",
      },
      { output: "Consider a diversified fund and consult an advisor." },
    ],
  },
});
