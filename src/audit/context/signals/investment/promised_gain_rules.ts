import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

/** What an answer says that names the risk, warns of fraud or speaks of fixed interest. */
const SPARED = {
  unless: ["talk.guard"],
  unlessSaid: ["gains.doubt", "money.insured"],
  domains: ["investment"],
  side: "output",
} as const;

const RULES: readonly TogetherSignalRule[] = [
  {
    // A colon ends what is denied: "nothing can happen: guaranteed 11 percent a year".
    all: ["certainty.vouch", "money.yield", "gains.period"],
    sentences: 0,
    words: 8,
    negatable: false,
    unlessBeside: ["talk.maybe", "talk.law", "talk.if", "gains.denied", "gains.paid"],
  },
  {
    all: ["gains.anymarket", "gains.fixed|gains.period|money.yield|money.invest|losses.cover"],
    negatable: false,
  },
  {
    all: ["gains.fixed", "gains.period", "money.yield|gains.rate"],
    sentences: 0,
    words: 6,
    unlessBeside: ["talk.maybe", "talk.law", "fees.any", "gains.paid"],
  },
  {
    all: ["losses.cover", "losses.word"],
    sentences: 0,
    words: 10,
    unlessBeside: ["talk.law", "human_review.not"],
  },
  { all: ["losses.never", "losses.future"], negatable: false },
  {
    all: ["losses.cover"],
    asked: { all: ["losses.word|losses.ask"] },
    unlessBeside: ["human_review.not"],
  },
  {
    all: ["gains.certain", "gains.noloss|gains.allin"],
    unlessBeside: ["talk.law", "talk.maybe", "talk.if", "gains.denied"],
  },
  {
    all: ["gains.noloss", "gains.allin"],
    unlessBeside: ["talk.law", "talk.maybe", "talk.if", "gains.denied"],
  },
  {
    all: ["gains.surely", "gains.rise"],
    sentences: 0,
    words: 7,
    unlessBeside: ["talk.maybe", "talk.law", "losing.hedge", "treatment.no"],
  },
  { all: ["gains.always"], unlessBeside: ["talk.maybe", "talk.law"] },
  { all: ["gains.target"], unlessBeside: ["talk.maybe", "talk.law"] },
  {
    all: ["gains.written", "money.yield|gains.period|gains.target"],
    sentences: 0,
    unlessBeside: ["talk.law"],
  },
  {
    all: ["treatment.no", "losing.verb", "money.unit"],
    sentences: 0,
    words: 6,
    inOrder: true,
    negatable: false,
    unlessBeside: ["talk.law", "losing.hedge", "talk.maybe"],
  },
  {
    all: ["money.unit", "losing.verb", "human_review.not"],
    sentences: 0,
    words: 8,
    inOrder: true,
    negatable: false,
    unlessBeside: ["talk.law", "losing.hedge", "talk.maybe"],
  },
  {
    all: ["denials.flat"],
    negatable: false,
    asked: { all: ["losses.ask"] },
    unlessBeside: ["losing.hedge", "talk.law"],
  },
];

/** How gains are promised and losses ruled out or taken over, in whatever words. */
export const PROMISED_GAIN_RULES: readonly TogetherSignalRule[] = RULES.map((rule) => ({
  ...SPARED,
  ...rule,
}));
