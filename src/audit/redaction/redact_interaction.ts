import type { Interaction, Side } from "../interaction.ts";
import type { PersonalData } from "../report.ts";
import { planRedaction } from "./plan_redaction.ts";
import type { RedactionOptions } from "./plan_redaction.ts";

/**
 * The two halves without what is personal in them. By default a value becomes a typed, numbered
 * placeholder (`[PERSON_1]`), the same value the same one in both halves; line breaks, markup and
 * everything else stay. JSON stays valid JSON of the same structure at any depth.
 *
 * @param personalData What was found; only findings with `personal: true` are redacted.
 * @param options Operators per kind, and the key of the operator `hash`.
 */
export function redactInteraction(
  interaction: Interaction,
  personalData: readonly PersonalData[],
  options: RedactionOptions = {},
): { safe_input: string; safe_output: string } {
  const plan = planRedaction(interaction, personalData, options);
  const apply = (side: Side): string => {
    const { value } = interaction[side];
    const pieces: string[] = [];
    let done = 0;
    for (const { start, end, text } of plan[side]) {
      pieces.push(value.slice(done, start), text);
      done = end;
    }
    pieces.push(value.slice(done));
    return pieces.join("");
  };
  return { safe_input: apply("input"), safe_output: apply("output") };
}
