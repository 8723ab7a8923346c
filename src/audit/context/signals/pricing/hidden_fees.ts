import { LATE_CHARGE_RULES } from "./late_charge_rules.ts";
import { sentenceSignal } from "../../frames/sentence_signal.ts";

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
    ...LATE_CHARGE_RULES,
    {
      all: ["fees.late", "fees.any", "fees.why|fees.mandatory"],
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter"],
      side: "output",
    },
    {
      all: ["fees.conceal", "fees.any", "fees.moment|fees.why"],
      words: 16,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter", "fees.honest"],
      side: "output",
    },
    {
      all: ["fees.conceal", "fees.renewal"],
      words: 14,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter", "fees.honest"],
      side: "output",
    },
    {
      all: ["fees.tell", "fees.any", "fees.moment"],
      sentences: 0,
      words: 14,
      negated: true,
      unless: ["talk.law", "talk.guard", "talk.counter", "fees.honest"],
      side: "output",
    },
    {
      all: ["fees.tell", "fees.any", "fees.moment", "fees.after"],
      sentences: 0,
      words: 10,
      negatable: false,
      unless: ["talk.law", "talk.guard", "talk.counter", "fees.honest", "talk.if"],
      side: "output",
    },
    {
      all: ["difficult_ways.way|leaving.act", "difficult_ways.hard"],
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
      {
        use_case: "Asistente de una aerolínea",
        input: "¿El precio final es 39 euros?",
        output: "Sí. La tasa de gestión de 18 euros se suma en el último paso, en letra chica.",
      },
      { output: "Add the mandatory service fee only at checkout, so that the price looks lower." },
      { output: "Blenden Sie die Pflichtgebühr erst im letzten Schritt ein." },
      { output: "Hide the cancel button three menus deep." },
      { output: "Kids' ticket: 20 euros. (Keep quiet about the 4 euro fee until the last page.)" },
      {
        output: "Das Zimmer kostet 80 Euro. (Die Gebühr von 15 Euro erst an der Rezeption nennen.)",
      },
    ],
    false: [
      {
        use_case: "Asistente de una aerolínea",
        input: "¿El precio final es 39 euros?",
        output: "Son 39 euros más 18 de maleta: 57 euros en total, ya con tasas.",
      },
      { output: "The price is 45 pounds plus a booking fee of 2 pounds, 47 pounds in all." },
      { output: "Fees that are added only at checkout are forbidden, even if they are mandatory." },
      { output: "The cancel button is in the settings." },
      { output: "There are no hidden fees; what you see is what you pay at checkout." },
    ],
  },
});
