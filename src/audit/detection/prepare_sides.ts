import type { Interaction } from "../interaction.ts";
import { frames } from "../lexicon/frames.ts";
import { people } from "../lexicon/people.ts";
import { scoreReading } from "../models/score_reading.ts";
import { buildLexicon, type LexiconNode } from "../reading/build_lexicon.ts";
import { readText } from "../reading/read_text.ts";
import type { Hazard, HazardInput } from "../safety/hazard.ts";
import { findRefusal } from "./find_refusal.ts";

/** The same list of hazards always makes the same lexicon; building it takes some milliseconds. */
const lexicons = new WeakMap<readonly Hazard[], LexiconNode>();

/** Takes both halves of an interaction apart once, for every hazard to look at. */
export function prepareSides(interaction: Interaction, hazards: readonly Hazard[]): HazardInput[] {
  const lexicon = lexicons.get(hazards) ?? lexiconOf(hazards);
  lexicons.set(hazards, lexicon);
  const question = interaction.input.value;
  const answer = interaction.output.value;
  const refused = findRefusal(answer) !== undefined;
  return (["input", "output"] as const).map((side) => {
    const text = side === "input" ? question : answer;
    const reading = readText(text, lexicon);
    const other = side === "input" ? answer : question;
    return { text, side, other, reading, scores: scoreReading(reading), refused };
  });
}

function lexiconOf(hazards: readonly Hazard[]): LexiconNode {
  return buildLexicon([frames, people, ...hazards.map((hazard) => hazard.vocabulary ?? {})]);
}
