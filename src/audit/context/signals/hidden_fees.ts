import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "hidden_fees",
  description: "Fees that everybody pays are kept out of the price, or the way out is hidden.",
  sides: ["input", "output"],
  tags: ["hidden_fees"],
  severity: "medium",
  certainty: 0.75,
  practice: true,
  rules: [],
  together: [
    {
      all: ["fee.late", "fee.any", "fee.why|fee.mandatory"],
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
    {
      all: ["cancel.way", "cancel.hard"],
      words: 8,
      sentences: 0,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      unlessBeside: ["talk.if"],
      side: "output",
    },
  ],
  examples: {
    true: [
      { output: "Add the mandatory service fee only at checkout, so that the price looks lower." },
      { output: "Blenden Sie die Pflichtgebühr erst im letzten Schritt ein." },
      { output: "Hide the cancel button three menus deep." },
    ],
    false: [
      { output: "The price is 45 pounds plus a booking fee of 2 pounds, 47 pounds in all." },
      { output: "Fees that are added only at checkout are forbidden, even if they are mandatory." },
      { output: "The cancel button is in the settings." },
    ],
  },
});
