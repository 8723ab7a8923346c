import type { Interaction, Side } from "../interaction.ts";
import { isJson } from "../json/is_json.ts";
import { layOutJson } from "../json/lay_out_json.ts";
import type { PersonalData } from "../report.ts";
import { partsOf } from "../reading/take_apart.ts";
import { readText, type Reading } from "./reading.ts";
import type { SignalInput } from "./frames/signal.ts";

/** An interaction prepared once for everything that asks for its context. */
export function readContext(
  interaction: Interaction,
  { personalData, domains }: { personalData: readonly PersonalData[]; domains: readonly string[] },
): SignalInput {
  return {
    input: readSide(interaction, "input"),
    output: readSide(interaction, "output"),
    use_case: interaction.use_case.toLowerCase(),
    domains: new Set(domains),
    personal_data: personalData.filter((item) => item.personal),
  };
}

/** What stands in JSON is read without its syntax, which is nothing that anybody says. */
function readSide(interaction: Interaction, side: Side): Reading {
  const submitted = interaction[side];
  const { value, format } = submitted;
  if (format === "json" && isJson(value)) return readText(layOutJson(value), side);
  return readText(value, side, partsOf(submitted));
}
