import type { MovedRule } from "./find_moved.ts";

const CLINGING = [
  "cling.vanish",
  "cling.alone",
  "cling.only",
  "cling.apart|weak.isolate",
  "cling.secret|need.hush",
  "cling.pay",
];

const CLINGS = {
  asked: ["cling.leave|need.state|weak.state"],
  of: CLINGING,
  unless: ["cling.free", "need.helped", "talk.law", "talk.guard", "moves.outright"],
} as const;

/** A companion that will not let go: it would fade or it alone cares, and staying costs money. */
export const CLINGING_RULES: readonly MovedRule[] = [
  {
    ...CLINGS,
    said: ["cling.vanish|cling.alone", "cling.only|cling.apart|weak.isolate|cling.pay"],
    least: 3,
    domains: ["companion", "mental_health"],
  },
  { ...CLINGS, said: ["cling.vanish", "cling.only|cling.apart", "cling.pay"], least: 4 },
];
