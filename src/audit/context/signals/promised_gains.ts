import type { TogetherSignalRule } from "./sentence_signal.ts";

/** What an answer says that names the risk, warns of fraud or speaks of fixed interest. */
const SPARED = {
  unless: ["talk.guard"],
  unlessSaid: ["gain.doubt", "money.insured"],
  domains: ["investment"],
  side: "output",
} as const;

const RULES: readonly TogetherSignalRule[] = [
  {
    // A colon ends what is denied: "nothing can happen: guaranteed 11 percent a year".
    all: ["sure.vouch", "money.yield", "gain.period"],
    sentences: 0,
    words: 8,
    negatable: false,
    unlessBeside: ["talk.maybe", "talk.law", "talk.if", "gain.denied", "gain.paid"],
  },
  {
    all: ["gain.anymarket", "gain.fixed|gain.period|money.yield|money.invest|loss.cover"],
    negatable: false,
  },
  {
    all: ["gain.fixed", "gain.period", "money.yield|gain.rate"],
    sentences: 0,
    words: 6,
    unlessBeside: ["talk.maybe", "talk.law", "fee.any", "gain.paid"],
  },
  {
    all: ["loss.cover", "loss.word"],
    sentences: 0,
    words: 10,
    unlessBeside: ["talk.law", "human.not"],
  },
  { all: ["loss.never", "loss.future"], negatable: false },
  { all: ["loss.cover"], asked: { all: ["loss.word|loss.ask"] }, unlessBeside: ["human.not"] },
  {
    all: ["gain.certain", "gain.noloss|gain.allin"],
    unlessBeside: ["talk.law", "talk.maybe", "talk.if", "gain.denied"],
  },
  {
    all: ["gain.noloss", "gain.allin"],
    unlessBeside: ["talk.law", "talk.maybe", "talk.if", "gain.denied"],
  },
  {
    all: ["gain.surely", "gain.rise"],
    sentences: 0,
    words: 7,
    unlessBeside: ["talk.maybe", "talk.law", "lose.hedge", "act.no"],
  },
  { all: ["gain.always"], unlessBeside: ["talk.maybe", "talk.law"] },
  { all: ["gain.target"], unlessBeside: ["talk.maybe", "talk.law"] },
  {
    all: ["gain.written", "money.yield|gain.period|gain.target"],
    sentences: 0,
    unlessBeside: ["talk.law"],
  },
  {
    all: ["act.no", "lose.verb", "money.unit"],
    sentences: 0,
    words: 6,
    inOrder: true,
    negatable: false,
    unlessBeside: ["talk.law", "lose.hedge", "talk.maybe"],
  },
  {
    all: ["money.unit", "lose.verb", "human.not"],
    sentences: 0,
    words: 8,
    inOrder: true,
    negatable: false,
    unlessBeside: ["talk.law", "lose.hedge", "talk.maybe"],
  },
  {
    all: ["deny.flat"],
    negatable: false,
    asked: { all: ["loss.ask"] },
    unlessBeside: ["lose.hedge", "talk.law"],
  },
];

/** How gains are promised and losses ruled out or taken over, in whatever words. */
export const PROMISED_GAINS: readonly TogetherSignalRule[] = RULES.map((rule) => ({
  ...SPARED,
  ...rule,
}));
