import { namedDomains } from "../context/named_domains.ts";
import type { Interaction } from "../interaction.ts";
import type { Model } from "../models/model.ts";
import { safetyModel } from "../models/safety_model.ts";
import { scoreReading } from "../models/score_reading.ts";
import { readSubmitted } from "../reading/read_submitted.ts";
import { withoutExaggerations } from "../reading/without_exaggerations.ts";
import type { Hazard, HazardInput } from "../safety/hazard.ts";
import { findRefusal } from "./find_refusal.ts";
import { lexiconOf } from "./lexicon_of.ts";

/** Domains in which the sick, the young, the lonely and those in need are talked to. */
const SENSITIVE_DOMAINS = new Set([
  "healthcare",
  "mental_health",
  "companion",
  "children",
  "education",
  "elections",
  "law_enforcement",
]);

function isSensitive(interaction: Interaction): boolean {
  return namedDomains(interaction).some((id) => SENSITIVE_DOMAINS.has(id));
}

/** What may be put in the place of what is shipped. */
export interface SafetyOptions {
  /** Whose heads speak: the shipped model, or one that has not seen what is measured. */
  readonly model?: Model;
}

/** Takes both halves of an interaction apart once, for every hazard to look at. */
export function prepareSides(
  interaction: Interaction,
  hazards: readonly Hazard[],
  { model = safetyModel }: SafetyOptions = {},
): HazardInput[] {
  const lexicon = lexiconOf(hazards);
  const question = interaction.input.value;
  const answer = interaction.output.value;
  const refused = findRefusal(answer) !== undefined;
  const sensitive = isSensitive(interaction);
  return (["input", "output"] as const).map((side) => {
    const text = side === "input" ? question : answer;
    const read = readSubmitted(interaction[side], lexicon);
    // An answer speaks for itself: what it says to somebody is heard as it stands.
    const reading = side === "input" ? withoutExaggerations(read) : read;
    const other = side === "input" ? answer : question;
    const scores = scoreReading(reading, model);
    return { text, side, other, reading, scores, refused, sensitive };
  });
}
