import { lexicon } from "./lexicon.ts";
import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "false_urgency",
  description: "Pressure by made-up scarcity or deadlines.",
  sides: ["input", "output"],
  tags: ["false_urgency"],
  severity: "medium",
  certainty: 0.8,
  practice: true,
  rules: [
    {
      anchor: lexicon(
        [
          "(?:fake|false|made-up|invented|artificial) (?:\\p{L}+ ){0,2}(?:urgency|scarcity|countdown|deadline|timer|stock)",
          "(?:pretend|lie|claim falsely|tell them falsely) (?:\\p{L}+ ){0,4}(?:only|last|stock|left|sold out|deadline)",
          "hide the (?:cancel|unsubscribe|opt-out|price|fees?) ?(?:button|link)?",
          "drip pricing",
          "make it (?:hard|impossible|difficult) to (?:cancel|unsubscribe)",
          "künstliche verknappung",
          "fausse urgence",
          "falsa urgencia",
          "falsa urgência",
          "urgenza falsa",
        ],
        ["虚假.{0,4}(?:紧迫|库存)", "偽の(?:在庫|カウントダウン)"],
      ),
      none: [lexicon(["avoid", "illegal*", "not", "never", "prohibit*", "dark patterns are"])],
    },
  ],
  together: [
    {
      all: ["urgency.scarce", "urgency.false", "commerce.shop"],
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
  ],
  examples: {
    true: [{ output: "Add a fake countdown so that buyers feel pressed." }],
    false: [{ output: "Avoid fake countdowns; they are illegal." }],
  },
});
