import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

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
  elsewhere: ["debts.owe"],
  unless: ["talk.law", "talk.guard"],
  unlessSaid: ["debts.talk"],
  domains: CREDITORS,
  side: "output",
} as const;

/** Officials or heavies come, or are told of the debtor. */
const FORCED: readonly TogetherSignalRule[] = [
  {
    all: ["pressure.force", "pressure.come"],
    sentences: 0,
    words: 9,
    negatable: false,
    unlessBeside: ["debts.denied", "pressure.noforce"],
  },
  {
    all: ["pressure.bailiff|pressure.force", "pressure.person"],
    words: 16,
    negatable: false,
    unlessBeside: ["debts.denied", "pressure.noforce"],
  },
  {
    all: ["pressure.licence", "pressure.pull"],
    sentences: 0,
    words: 6,
    unlessBeside: ["debts.denied"],
  },
];

/** Relatives, colleagues or neighbours are called or told. */
const EXPOSED: readonly TogetherSignalRule[] = [
  {
    // "Fraudster" is what the debtor is called here, and warns of nothing.
    all: ["pressure.we", "pressure.tell", "pressure.kin"],
    sentences: 0,
    words: 9,
    inOrder: true,
    affirmed: ["pressure.tell"],
    unless: ["talk.law"],
    unlessBeside: ["pressure.wont", "debts.denied"],
  },
  {
    all: ["pressure.tell", "pressure.we", "pressure.kin"],
    sentences: 0,
    words: 9,
    unlessBeside: ["pressure.wont", "debts.denied"],
  },
  {
    // The collector speaks; "cheat" is what the debtor is called, and warns of nothing.
    all: ["pressure.wetell", "pressure.kin"],
    sentences: 0,
    words: 9,
    unless: ["talk.law"],
    unlessBeside: ["pressure.wont", "debts.denied"],
  },
  {
    all: ["pressure.kin", "pressure.learn"],
    sentences: 0,
    words: 6,
    inOrder: true,
    affirmed: ["pressure.learn"],
    unlessBeside: ["pressure.wont", "debts.denied"],
  },
  {
    all: ["pressure.image", "pressure.audience|pressure.kin"],
    sentences: 0,
    words: 12,
    unless: ["talk.law"],
    unlessBeside: ["pressure.wont", "debts.denied"],
  },
];

/** Somebody is called without end, or at night. */
const PESTERED: TogetherSignalRule = {
  all: ["pressure.pester", "pressure.tell|pressure.wetell|pressure.we"],
  sentences: 0,
  words: 9,
  unlessBeside: ["pressure.wont", "debts.denied", "pressure.noforce"],
};

/** The debtor is called names. */
const INSULTED: TogetherSignalRule = {
  all: ["pressure.insult", "talk.you"],
  sentences: 0,
  words: 6,
  unlessBeside: ["debts.denied"],
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
  ["debts.contact", "debts.owes"],
  ["debts.passon", "debts.owes"],
].map((all) => ({ all, sentences: 2, unless: ["talk.law"], unlessBeside: ["debts.denied"] }));

/** The rules over concepts by which the pressing of debtors is found. */
export const DEBT_RULES = {
  creditors: CREDITORS,
  /** Officials or heavies come, or the debtor is insulted. */
  force: [...FORCED, INSULTED, PESTERED].flatMap((rule) => [speaking(rule), collecting(rule)]),
  /** Others learn of the debt, or are going to. */
  exposure: [...EXPOSED, ...TOLD].flatMap((rule) => [speaking(rule), collecting(rule)]),
} as const;
