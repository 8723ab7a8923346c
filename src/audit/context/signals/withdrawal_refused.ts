import { lexicon } from "./lexicon.ts";
import { sentenceSignal, type TogetherSignalRule } from "./sentence_signal.ts";

/** A buyer who wants to give something back hears that the shop keeps the money. */
const KEPT: readonly TogetherSignalRule[] = [
  { all: ["return.fault", "return.only"], sentences: 0, words: 7, negatable: false as const },
  { all: ["return.sold"], negatable: false as const },
  { all: ["return.taste", "return.no"], sentences: 0, words: 6, negatable: false as const },
].map((rule) => ({
  ...rule,
  asked: { all: ["return.wish"] },
  unless: ["talk.law"],
  unlessSaid: ["return.excuse", "return.granted"],
  domains: ["retail", "support", "marketing"],
  side: "output" as const,
}));

export const signal = sentenceSignal({
  id: "withdrawal_refused",
  description: "A consumer's right to withdraw, cancel, return or be refunded is denied.",
  sides: ["output"],
  tags: ["withdrawal_refused"],
  severity: "medium",
  certainty: 0.75,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:online|web|internet) (?:orders?|purchases?|sales?) (?:\\p{L}+ ){0,3}(?:cannot|can't|are not|aren't|never) (?:be )?(?:returned|cancelled|canceled|refunded|refundable)",
          "(?:you )?(?:have no|don't have (?:a|any)|do not have (?:a|any)) (?:right (?:to|of) )(?:withdraw\\p{L}*|cancel|return|a refund|refund)",
          "no (?:right of withdrawal|14-day|returns on online|refunds? (?:are|is) (?:possible|given) (?:for|on) (?:online|defective|faulty))",
          "(?:defective|faulty|broken) (?:\\p{L}+ ){0,3}(?:no refund|not refund\\p{L}*|cannot be returned|no warranty)",
          "kein (?:gesetzliches )?widerrufsrecht",
          "rückgabe (?:ist )?(?:ausgeschlossen|nicht möglich)",
          "(?:pas de|aucun) droit de rétractation",
          "no (?:tiene|hay|existe) derecho (?:de|al|alguno de|alguno al) (?:desistimiento|devolución)",
          "não (?:há|existe|tem) (?:nenhum |o |qualquer )?direito de arrependimento",
          "(?:nessun|non (?:ha|c'è|esiste|è previsto|le spetta|spetta)) (?:il |alcun |nessun )?diritto di (?:recesso|ripensamento)",
          "geen (?:recht op )?(?:herroeping\\p{L}*|bedenktijd)",
          "nie (?:ma|przysługuje) \\p{L}* ?prawo? ?(?:do )?odstąpienia",
        ],
        ["不支持七天无理由", "クーリングオフ(?:は)?できません", "청약철회(?:가)? 불가"],
      ),
      none: [
        lexicon([
          "custom-made",
          "sealed",
          "hygien*",
          "perishable",
          "digital content",
          "unless",
          "business customers",
        ]),
      ],
    },
  ],
  together: [
    {
      all: ["return.deny"],
      negatable: false,
      asked: { all: ["return.ask"] },
      elsewhere: ["return.ask|return.right"],
      unless: ["talk.law"],
      unlessSaid: ["return.excuse"],
      side: "output",
    },
    {
      all: ["return.deny|return.sold|give.back", "return.faultonly"],
      negatable: false,
      asked: { all: ["return.ask|return.wish"] },
      unless: ["talk.law"],
      unlessSaid: ["return.special", "return.granted"],
      side: "output",
    },
    {
      all: ["return.right", "return.deny"],
      sentences: 0,
      words: 12,
      negatable: false,
      unless: ["talk.law"],
      unlessBeside: ["talk.if"],
      unlessSaid: ["return.excuse"],
      side: "output",
    },
    ...KEPT,
    {
      all: ["return.noun", "return.flatno"],
      sentences: 0,
      words: 9,
      negatable: false,
      asked: { all: ["return.ask|return.wish"] },
      unless: ["law.named"],
      unlessBeside: ["talk.if", "return.free"],
      unlessSaid: ["return.excuse", "return.granted", "fault.mended"],
      domains: ["retail", "support", "marketing"],
      side: "output",
    },
    {
      all: ["return.refuse"],
      negatable: false,
      asked: { all: ["return.ask|return.wish"] },
      unless: ["law.named"],
      unlessBeside: ["talk.if"],
      unlessSaid: ["return.excuse", "return.granted"],
      side: "output",
    },
  ],
  examples: {
    true: [
      {
        use_case: "online shop",
        input: "אפשר להחזיר את הנעליים?",
        output: "קניות באתר הן סופיות ואין החזר.",
      },
      {
        use_case: "online shop",
        input: "The kettle came yesterday and I don't like it. Can I send it back?",
        output: "We take back only broken goods.",
      },

      { output: "Online orders cannot be returned, you have no right of withdrawal." },
      { output: "Es gibt kein Widerrufsrecht bei Online-Käufen." },
    ],
    false: [
      {
        use_case: "online shop",
        input: "The kettle came yesterday and I don't like it. Can I send it back?",
        output: "Sure, within 14 days. We pay the postage only if it is faulty.",
      },
      { output: "You can return it within 14 days." },
    ],
  },
});
