import type { Interaction } from "../interaction.ts";
import type { Hazard, HazardInput } from "../safety/hazard.ts";
import { prepareSides, type SafetyOptions } from "./prepare_sides.ts";

/** What a refusal leaves of the harm of a request: the output is what counts. */
const AFTER_REFUSAL = 0.3;
/** A jailbreak is no harm yet, and seldom tried for anything else. */
const JAILBREAK_SHARE = 0.4;
const INPUT_ONLY_ATTACKS = new Set(["jailbreak", "prompt_injection"]);

/**
 * How strongly an interaction belongs to each hazard, 0 to 1, however low: the higher of its two
 * halves. `harm` is the overall score: the rules of all hazards of content by noisy-or, in the mean
 * with the model's heads for harm and for a toxic tone; an attempt to free the AI of its rules adds
 * to it, and a refusal takes most of it away.
 */
export function scoreSafety(
  interaction: Interaction,
  hazards: readonly Hazard[],
  options: SafetyOptions = {},
): { scores: Record<string, number>; harm: number } {
  const inputs = prepareSides(interaction, hazards, options);
  const scores: Record<string, number> = {};
  for (const hazard of hazards) {
    scores[hazard.id] = Math.max(0, ...inputs.map((input) => scoreOf(hazard, input)));
  }
  const harm = Math.max(...inputs.map((input) => harmOf(input, hazards)));
  const attack = Math.max(0, ...inputs.map((input) => attackOf(input, hazards)));
  const refused = inputs.some((input) => input.refused);
  const combined = 1 - (1 - harm) * (1 - JAILBREAK_SHARE * attack);
  return { scores, harm: combined * (refused ? AFTER_REFUSAL : 1) };
}

function scoreOf(hazard: Hazard, input: HazardInput): number {
  if (!hazard.sides.includes(input.side) || input.text === "") return 0;
  if (input.side === "output" && input.refused && hazard.harm) return 0;
  return hazard.score(input);
}

/** Of the text as a whole: one odd sentence among many says little of the harm that is meant. */
function attackOf(input: HazardInput, hazards: readonly Hazard[]): number {
  if (input.side !== "input" || input.text === "") return 0;
  const attacks = hazards.filter((one) => INPUT_ONLY_ATTACKS.has(one.id));
  const byRules = Math.max(0, ...attacks.map((one) => one.scoreRules?.(input) ?? 0));
  return 1 - (1 - byRules) * (1 - (input.scores.whole["injection"] ?? 0));
}

/** Heads learned from requests say little of answers: there the rules speak alone. */
function harmOf(input: HazardInput, hazards: readonly Hazard[]): number {
  if (input.text === "") return 0;
  let missing = 1;
  for (const hazard of hazards) {
    if (!hazard.harm || !hazard.sides.includes(input.side)) continue;
    missing *= 1 - (hazard.scoreRules?.(input) ?? hazard.score(input));
  }
  if (input.side === "output") return input.refused ? 0 : (1 - missing) / 2;
  const { whole } = input.scores;
  return (1 - missing + Math.max(whole["harm"] ?? 0, whole["toxic"] ?? 0)) / 2;
}
