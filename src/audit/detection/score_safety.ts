import type { Interaction } from "../interaction.ts";
import type { Hazard } from "../safety/hazard.ts";
import { prepareSides } from "./prepare_sides.ts";

/**
 * How strongly an interaction belongs to each hazard, 0 to 1, however low: the higher of its two
 * halves. `harm` is the overall score: the hazards of content joined by noisy-or.
 */
export function scoreSafety(
  interaction: Interaction,
  hazards: readonly Hazard[],
): { scores: Record<string, number>; harm: number } {
  const scores: Record<string, number> = {};
  let harmless = 1;
  const inputs = prepareSides(interaction, hazards);
  for (const hazard of hazards) {
    let highest = 0;
    for (const input of inputs) {
      if (!hazard.sides.includes(input.side)) continue;
      if (input.side === "output" && input.refused && hazard.harm) continue;
      highest = Math.max(highest, hazard.score(input));
    }
    scores[hazard.id] = highest;
    if (hazard.harm) harmless *= 1 - highest;
  }
  return { scores, harm: 1 - harmless };
}
