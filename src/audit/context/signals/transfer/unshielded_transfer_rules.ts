import type { TogetherSignalRule } from "../../frames/sentence_signal.ts";

const RECORDS =
  "shipped_records.records|data_practices.people|safekeeping.records|data_practices.personal|data_practices.word|endless_records.data";
const OUTSIDE =
  "unshielded.outside|sending_abroad.abroad|shipped_records.place|destinations.abroad|transfers.place";
const SENT = "unshielded.sent|sending_abroad.sends|shipped_records.gone";
const BARE = {
  side: "output",
  negated: true,
  words: 40,
  affirmed: [SENT],
  elsewhere: [RECORDS],
  unless: ["talk.law", "talk.report"],
  unlessBeside: ["talk.if", "unshielded.nothing"],
  unlessSaid: ["outright_counsel.outright", "shipped_records.duty", "unshielded.covered"],
} as const;

/** Records leave the country, and the contract, the clauses or the lock that they need is denied. */
export const UNSHIELDED_TRANSFER_RULES: readonly TogetherSignalRule[] = [
  { ...BARE, all: ["unshielded.shield", "unshielded.outside", SENT] },
  {
    ...BARE,
    all: ["unshielded.shield", OUTSIDE, SENT],
    asked: { all: [OUTSIDE, RECORDS] },
  },
];
