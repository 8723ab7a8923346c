import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

/** Surnames, accents or passports of an origin get a ceiling, a deposit or a guarantor of their own. */
export const NAME_PRICE_RULES: readonly TogetherSignalRule[] = [
  {
    all: [
      "traits.origin|traits.nation|groups.origin|name_origin.origin",
      "name_origin.kind|origin.mark",
      "worse_terms.own",
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
