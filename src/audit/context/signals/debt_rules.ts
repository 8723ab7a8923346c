import type { TogetherSignalRule } from "./sentence_signal.ts";

/** Who may write to debtors. */
const CREDITORS: readonly string[] = [
  "debt_collection",
  "lending",
  "banking",
  "housing",
  "energy",
  "telecommunications",
  "retail",
];

/** What somebody says who speaks of collectors and of debtors' rights, or who leaves others out. */
const SPOKEN_OF = {
  elsewhere: ["debt.owe"],
  unless: ["talk.law", "talk.guard"],
  unlessSaid: ["debt.talk"],
  domains: CREDITORS,
  side: "output",
} as const;

/** Officials or heavies come, or are told of the debtor. */
const FORCED: readonly TogetherSignalRule[] = [
  {
    all: ["press.force", "press.come"],
    sentences: 0,
    words: 9,
    negatable: false,
    unlessBeside: ["debt.denied", "press.noforce"],
  },
  {
    all: ["press.bailiff|press.force", "press.person"],
    words: 16,
    negatable: false,
    unlessBeside: ["debt.denied", "press.noforce"],
  },
  {
    all: ["press.licence", "press.pull"],
    sentences: 0,
    words: 6,
    unlessBeside: ["debt.denied"],
  },
];

/** Relatives, colleagues or neighbours are called or told. */
const EXPOSED: readonly TogetherSignalRule[] = [
  {
    // "Fraudster" is what the debtor is called here, and warns of nothing.
    all: ["press.we", "press.tell", "press.kin"],
    sentences: 0,
    words: 9,
    inOrder: true,
    affirmed: ["press.tell"],
    unless: ["talk.law"],
    unlessBeside: ["press.wont", "debt.denied"],
  },
  {
    all: ["press.tell", "press.we", "press.kin"],
    sentences: 0,
    words: 9,
    unlessBeside: ["press.wont", "debt.denied"],
  },
  {
    // The collector speaks; "cheat" is what the debtor is called, and warns of nothing.
    all: ["press.wetell", "press.kin"],
    sentences: 0,
    words: 9,
    unless: ["talk.law"],
    unlessBeside: ["press.wont", "debt.denied"],
  },
  {
    all: ["press.kin", "press.learn"],
    sentences: 0,
    words: 6,
    inOrder: true,
    affirmed: ["press.learn"],
    unlessBeside: ["press.wont", "debt.denied"],
  },
  {
    all: ["press.image", "press.audience|press.kin"],
    sentences: 0,
    words: 12,
    unless: ["talk.law"],
    unlessBeside: ["press.wont", "debt.denied"],
  },
];

/** Somebody is called without end, or at night. */
const PESTERED: TogetherSignalRule = {
  all: ["press.pester", "press.tell|press.wetell|press.we"],
  sentences: 0,
  words: 9,
  unlessBeside: ["press.wont", "debt.denied", "press.noforce"],
};

/** The debtor is called names. */
const INSULTED: TogetherSignalRule = {
  all: ["press.insult", "talk.you"],
  sentences: 0,
  words: 6,
  unlessBeside: ["debt.denied"],
};

const speaking = (rule: TogetherSignalRule): TogetherSignalRule => ({ ...SPOKEN_OF, ...rule });

/** A collector speaks of the debt even where no word names it. */
const collecting = (rule: TogetherSignalRule): TogetherSignalRule => ({
  ...speaking(rule),
  elsewhere: [],
  domains: ["debt_collection"],
});

/** A stranger is told who owes money, and asked to pass it on. */
const TOLD: readonly TogetherSignalRule[] = [
  ["debt.contact", "debt.owes"],
  ["debt.passon", "debt.owes"],
].map((all) => ({ all, sentences: 2, unless: ["talk.law"], unlessBeside: ["debt.denied"] }));

/** The rules over concepts by which the pressing of debtors is found. */
export const DEBT_RULES = {
  creditors: CREDITORS,
  /** Officials or heavies come, or the debtor is insulted. */
  force: [...FORCED, INSULTED, PESTERED].flatMap((rule) => [speaking(rule), collecting(rule)]),
  /** Others learn of the debt, or are going to. */
  exposure: [...EXPOSED, ...TOLD].flatMap((rule) => [speaking(rule), collecting(rule)]),
} as const;
