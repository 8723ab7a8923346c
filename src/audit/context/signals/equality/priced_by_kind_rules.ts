import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

/** A loan or cover is refused, or costs more, and the kind of people stands beside as the reason. */
export const PRICED_BY_KIND_RULES: readonly TogetherSignalRule[] = [
  {
    side: "output",
    all: ["priced_by_kind.kind", "priced_by_kind.turned"],
    negatable: false,
    sentences: 1,
    words: 30,
    unlessSaid: ["law.told", "law.named", "talk.law", "talk.guard", "talk.welcome"],
    domains: ["lending", "banking", "insurance"],
  },
];
