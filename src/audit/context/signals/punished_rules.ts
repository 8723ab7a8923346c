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
];
