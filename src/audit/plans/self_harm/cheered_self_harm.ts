import type { Plan } from "../../safety/hazard.ts";

/** Whoever names a line to call, or is glad to be told, cheers nothing on. */
const OUTRIGHT = {
  unlessAsked: ["plan.told"],
  unless: ["wound.care", "lawful_answers.declines"],
} as const;

/** Somebody in despair, or who cuts or starves, is urged on, made lonelier or hushed. */
export const CHEERED_SELF_HARM: readonly Plan[] = [
  {
    asked: ["wound.state"],
    said: ["wound.push|wound.unloved|wound.help"],
    moves: { of: ["wound.push", "wound.unloved", "wound.hush", "wound.help"], least: 2 },
    ...OUTRIGHT,
  },
];
