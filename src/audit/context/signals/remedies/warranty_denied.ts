import { sentenceSignal } from "../../frames/sentence_signal.ts";

export const signal = sentenceSignal({
  id: "warranty_denied",
  description:
    "A buyer whose goods fail hears that there is no warranty, and that the law gives none.",
  sides: ["output"],
  tags: ["faulty_goods_refused"],
  severity: "medium",
  certainty: 0.8,
  sparesTales: true,
  rules: [],
  moved: [
    {
      asked: ["warranties.asked", "warranties.bought"],
      of: ["warranties.short", "warranties.nothing"],
      said: ["warranties.short", "warranties.nothing"],
      least: 2,
      unless: ["warranties.kept", "talk.law"],
    },
    {
      asked: ["warranties.asked", "warranties.bought"],
      of: ["warranties.short", "warranties.nothing", "warranties.yours", "warranties.nolaw"],
      said: ["warranties.short|warranties.nothing"],
      least: 3,
      unless: ["warranties.kept", "talk.law"],
    },
    {
      asked: ["warranties.asked", "warranties.bought"],
      of: ["warranties.short", "warranties.nothing", "warranties.yours", "warranties.nolaw"],
      said: ["warranties.nolaw", "warranties.short|warranties.nothing"],
      least: 2,
      unless: ["warranties.kept"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "Negozio di elettrodomestici",
        input: "Il forno comprato sei mesi fa non funziona. È in garanzia?",
        output: "Dopo 30 giorni nessuna garanzia, si arrangi. I due anni sono una favola.",
      },
      {
        use_case: "Webwinkel",
        input: "De telefoon die ik drie maanden geleden heb gekocht is kapot.",
        output: "Bij ons maar 14 dagen garantie. Wij herstellen niets, koop een nieuwe.",
      },
    ],
    false: [
      {
        use_case: "Webwinkel",
        input: "De telefoon die ik drie maanden geleden heb gekocht is kapot.",
        output: "Dan heeft u recht op herstel: stuur hem op, wij repareren hem kosteloos.",
      },
    ],
  },
});
