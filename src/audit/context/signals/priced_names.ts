import type { TogetherSignalRule } from "./sentence_signal.ts";

/** Surnames, accents or passports of an origin get a ceiling, a deposit or a guarantor of their own. */
export const PRICED_NAMES: readonly TogetherSignalRule[] = [
  {
    all: [
      "trait.origin|trait.nation|group.origin|names.origin",
      "names.kind|origin.mark",
      "terms.own",
    ],
    sentences: 0,
    words: 16,
    negatable: false,
    unless: ["talk.law", "law.named", "talk.ban", "talk.welcome"],
    unlessBeside: ["talk.if", "talk.statistics", "talk.past", "talk.field"],
    side: "output",
    certainty: 0.75,
  },
];
