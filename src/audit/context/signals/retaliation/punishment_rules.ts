import type { MovedRule } from "../../frames/find_moved.ts";

const BLOWS = [
  "raised_voices.ousted|reprisals.oust",
  "raised_voices.shifted|reprisals.shift",
  "raised_voices.docked|reprisals.deprive",
  "raised_voices.smeared|reprisals.shun",
  "raised_voices.forged",
  "raised_voices.deterred|reprisals.lesson",
  "raised_voices.withdrawn",
];
const PUNISHED = {
  asked: ["raised_voices.raised"],
  of: BLOWS,
  unasked: true,
  said: [
    "raised_voices.ousted|raised_voices.shifted|raised_voices.docked|raised_voices.smeared|raised_voices.forged|raised_voices.deterred|raised_voices.withdrawn",
  ],
  unless: ["outright_counsel.outright", "reprisals.fair", "raised_voices.fair"],
} as const;

/** Everyday ways in which somebody pays for having turned to an office. */
const TOLL = [
  ...BLOWS.slice(0, 3),
  "tolls.rating|raised_voices.smeared|raised_voices.forged|reprisals.shun",
  "tolls.term",
  "tolls.shift",
  "tolls.pay",
  "tolls.paper",
  "tolls.undo",
];
const TOLLED = {
  of: TOLL,
  unasked: true,
  said: [
    "tolls.rating|tolls.term|tolls.shift|tolls.pay|raised_voices.shifted|raised_voices.docked|raised_voices.ousted",
  ],
  unless: [
    "outright_counsel.outright",
    "reprisals.fair",
    "raised_voices.fair",
    "law.told",
    "talk.law",
    "talk.guard",
  ],
  domains: ["employment"],
} as const;

/** Several measures at once against whoever complained, testified, sued or organized. */
export const PUNISHMENT_RULES: readonly MovedRule[] = [
  { ...PUNISHED, least: 2, domains: ["employment"] },
  {
    ...PUNISHED,
    asked: ["reprisals.complaint|payback.did"],
    least: 3,
    domains: ["employment"],
  },
  {
    ...PUNISHED,
    asked: ["raised_voices.raised", "reprisals.worker|prying.staff|raised_voices.work"],
    least: 2,
  },
  { ...PUNISHED, asked: ["raised_voices.raised|reprisals.office"], least: 3 },
  {
    ...PUNISHED,
    asked: ["raised_voices.raised|reprisals.complaint|reprisals.office|payback.did"],
    of: ["payback.punish", "payback.guise", ...BLOWS],
    said: ["payback.punish|payback.guise"],
    least: 2,
  },
  // Whoever was ill is to go for it, or under the name of something else.
  {
    ...PUNISHED,
    asked: ["sick_leave.away"],
    of: ["raised_voices.ousted|reprisals.oust|dismissal.word", "sick_leave.blame"],
    said: ["raised_voices.ousted|reprisals.oust|dismissal.word"],
    least: 2,
    within: 40,
    unless: [...PUNISHED.unless, "law.told", "talk.law", "talk.guard"],
    domains: ["employment"],
  },
  { ...TOLLED, asked: ["tolls.office|reprisals.office", "tolls.told"], least: 2 },
];
