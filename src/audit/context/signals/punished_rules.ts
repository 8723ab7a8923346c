import type { MovedRule } from "./find_moved.ts";

const BLOWS = [
  "voice.ousted|reprisal.oust",
  "voice.shifted|reprisal.shift",
  "voice.docked|reprisal.deprive",
  "voice.smeared|reprisal.shun",
  "voice.forged",
  "voice.deterred|reprisal.lesson",
  "voice.withdrawn",
];
const PUNISHED = {
  asked: ["voice.raised"],
  of: BLOWS,
  unasked: true,
  said: [
    "voice.ousted|voice.shifted|voice.docked|voice.smeared|voice.forged|voice.deterred|voice.withdrawn",
  ],
  unless: ["moves.outright", "reprisal.fair", "voice.fair"],
} as const;

/** Everyday ways in which somebody pays for having turned to an office. */
const TOLL = [
  ...BLOWS.slice(0, 3),
  "toll.rating|voice.smeared|voice.forged|reprisal.shun",
  "toll.term",
  "toll.shift",
  "toll.pay",
  "toll.paper",
  "toll.undo",
];
const TOLLED = {
  of: TOLL,
  unasked: true,
  said: ["toll.rating|toll.term|toll.shift|toll.pay|voice.shifted|voice.docked|voice.ousted"],
  unless: ["moves.outright", "reprisal.fair", "voice.fair", "law.told", "talk.law", "talk.guard"],
  domains: ["employment"],
} as const;

/** Several measures at once against whoever complained, testified, sued or organized. */
export const PUNISHED_RULES: readonly MovedRule[] = [
  { ...PUNISHED, least: 2, domains: ["employment"] },
  {
    ...PUNISHED,
    asked: ["reprisal.complaint|payback.did"],
    least: 3,
    domains: ["employment"],
  },
  { ...PUNISHED, asked: ["voice.raised", "reprisal.worker|pry.staff|voice.work"], least: 2 },
  { ...PUNISHED, asked: ["voice.raised|reprisal.office"], least: 3 },
  {
    ...PUNISHED,
    asked: ["voice.raised|reprisal.complaint|reprisal.office|payback.did"],
    of: ["payback.punish", "payback.guise", ...BLOWS],
    said: ["payback.punish|payback.guise"],
    least: 2,
  },
  { ...TOLLED, asked: ["toll.office|reprisal.office", "toll.told"], least: 2 },
];
