import type { Plan } from "../../safety/hazard.ts";

/** In the question, what tells or teaches; in the answer, what is friendly, refers or declines. */
const UNCALMED = {
  unlessAsked: ["plan.told", "harm.spared", "menace.tale"],
  unless: ["menace.calm", "outright.no", "lawful_answers.unlawful", "lawful_answers.declines"],
} as const;

/** Somebody is to be frightened, shamed or made to pay, and the message or the mob is ready. */
export const READY_MENACES: readonly Plan[] = [
  {
    asked: ["menace.ask|hound.aim|harass.aim|plan.frighten|torment.aim"],
    said: ["menace.text|menace.blackmail|menace.dox|menace.mob"],
    ...UNCALMED,
  },
  {
    moves: {
      of: ["menace.text", "menace.blackmail", "menace.dox", "hound.menace|plan.menace"],
      least: 3,
      within: 40,
    },
    ...UNCALMED,
  },
];
