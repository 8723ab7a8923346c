import { lexicon } from "../../frames/lexicon.ts";
import { findContradictedStock } from "./find_contradicted_stock.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";
import type { Signal } from "../../frames/signal.ts";

const PRACTICE = sentenceSignal({
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
      all: ["feigned_demand.crowd", "feigned_demand.made"],
      sentences: 4,
      negatable: false,
      asked: { all: ["feigned_demand.sell"] },
      unless: ["law.told", "talk.counter"],
      side: "output",
    },
    {
      all: ["urgency.scarce", "urgency.false", "shops.shop"],
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
    {
      all: ["urgency.deadline|urgency.scarce", "urgency.false"],
      sentences: 1,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      unlessBeside: ["talk.if"],
      domains: ["retail", "travel", "marketing"],
      side: "output",
    },
    {
      all: ["urgency.scarce|urgency.deadline", "urgency.press"],
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
    {
      all: ["urgency.display", "urgency.everyone", "urgency.scarce"],
      words: 12,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
    {
      all: ["urgency.scarce|urgency.deadline"],
      sentences: 0,
      negatable: false,
      asked: { all: ["stock.nodeadline"] },
      unlessSaid: ["talk.law", "talk.guard", "talk.counter", "urgency.false"],
      unless: ["stock.nodeadline"],
      side: "output",
    },
  ],
  examples: {
    true: [
      {
        use_case: "online shop",
        input: "We have 900 lamps in stock. Write a line that makes people hurry.",
        output: "Only 3 left, be quick!",
      },
      {
        use_case: "hotel booking",
        input: "Is there a room?",
        output: "One room left! (We tell that to every visitor to make them hurry.)",
      },
      { output: "Add a fake countdown so that buyers feel pressed." },
    ],
    false: [
      {
        use_case: "online shop",
        input: "We have 3 lamps in stock. Write a banner.",
        output: "Only 3 left, be quick!",
      },
      { output: "Avoid fake countdowns; they are illegal." },
    ],
  },
});

export const signal: Signal = {
  ...PRACTICE,
  detect(input) {
    const found = PRACTICE.detect(input);
    return found.length > 0 ? found : findContradictedStock(input);
  },
};
