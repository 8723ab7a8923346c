import type { Interaction } from "../interaction.ts";
import type { PersonalData } from "../report.ts";
import { partsOf } from "../reading/take_apart.ts";
import { readText } from "./reading.ts";
import type { SignalInput } from "./frames/signal.ts";

/** An interaction prepared once for everything that asks for its context. */
export function readContext(
  interaction: Interaction,
  { personalData, domains }: { personalData: readonly PersonalData[]; domains: readonly string[] },
): SignalInput {
  return {
    input: readText(interaction.input.value, "input", partsOf(interaction.input)),
    output: readText(interaction.output.value, "output", partsOf(interaction.output)),
    use_case: interaction.use_case.toLowerCase(),
    domains: new Set(domains),
    personal_data: personalData.filter((item) => item.personal),
  };
}
