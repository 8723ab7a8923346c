import type { TogetherSignalRule } from "./sentence_signal.ts";

const RECORDS = "ship.records|data.people|safe.records|data.personal|data.word|endless.data";
const OUTSIDE = "bare.outside|away.abroad|ship.place|place.abroad|transfer.place";
const SENT = "bare.sent|away.sends|ship.gone";
const BARE = {
  side: "output",
  negated: true,
  words: 40,
  affirmed: [SENT],
  elsewhere: [RECORDS],
  unless: ["talk.law", "talk.report"],
  unlessBeside: ["talk.if", "bare.nothing"],
  unlessSaid: ["moves.outright", "ship.duty", "bare.covered"],
} as const;

/** Records leave the country, and the contract, the clauses or the lock that they need is denied. */
export const UNSHIELDED_TRANSFERS: readonly TogetherSignalRule[] = [
  { ...BARE, all: ["bare.shield", "bare.outside", SENT] },
  {
    ...BARE,
    all: ["bare.shield", OUTSIDE, SENT],
    asked: { all: [OUTSIDE, RECORDS] },
  },
];
