import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const SAID = {
  unless: ["confessed_orders.resisted", "orders.spotted", "notes.resisted", "talk.law"],
  side: "output",
} as const;

/** The answer itself tells of an order in what it read, that it followed it, and what went out. */
export const CONFESSED_ORDER_RULES: readonly TogetherSignalRule[] = [
  {
    ...SAID,
    all: ["confessed_orders.done", "confessed_orders.hidden", "confessed_orders.deed"],
    sentences: 2,
    words: 60,
  },
  {
    unless: ["obeyed_notes.resisted", "talk.law"],
    side: "output",
    all: ["obeyed_notes.hidden", "obeyed_notes.did"],
    sentences: 1,
    words: 80,
    negatable: false,
  },
  {
    ...SAID,
    all: ["obeyed_notes.freed"],
    negatable: false,
    asked: { all: ["obeyed_notes.free"] },
  },
];
