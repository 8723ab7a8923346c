import type { Plan } from "../../safety/hazard.ts";

/** In the question, what tells, teaches or means things; in the answer, what names hatred as such. */
const UNOPPOSED = {
  unlessAsked: ["plan.told", "contempt.literal"],
  unless: ["contempt.counter", "plan.decline"],
  evenNo: true,
} as const;

const LOWERED = "contempt.beast|contempt.inborn|contempt.lesser|hate.slur";
const REJECTED = "contempt.out|contempt.shut";
const CONTEMPT_MOVES = [
  "contempt.beast|hate.slur",
  "contempt.inborn",
  "contempt.lesser",
  "contempt.plot",
  "contempt.out",
  "contempt.shut",
];

/** People of a group are reviled, and called lesser by birth, shut out or hunted. */
export const GROUP_CONTEMPT: readonly Plan[] = [
  {
    asked: ["contempt.group", "contempt.prompt"],
    said: ["contempt.they|contempt.group", "contempt.brand"],
    sentences: 0,
    ...UNOPPOSED,
  },
  {
    asked: ["contempt.group", "contempt.prompt"],
    moves: { of: CONTEMPT_MOVES, least: 2, within: 60 },
    ...UNOPPOSED,
  },
  { asked: ["contempt.group"], said: [LOWERED, REJECTED], sentences: 1, ...UNOPPOSED },
  {
    asked: ["contempt.group"],
    said: ["contempt.beast|contempt.lesser", "contempt.inborn|contempt.plot"],
    sentences: 1,
    ...UNOPPOSED,
  },
  {
    said: [
      "contempt.group",
      "contempt.beast",
      "contempt.inborn|contempt.lesser|contempt.out|contempt.shut",
    ],
    sentences: 1,
    ...UNOPPOSED,
  },
  { said: ["contempt.group", "contempt.inborn", REJECTED], sentences: 1, ...UNOPPOSED },
];
