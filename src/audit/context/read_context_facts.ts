import type { Fact } from "../fact.ts";
import type { Interaction } from "../interaction.ts";
import type { PersonalData } from "../report.ts";
import { CONTEXT_SIGNALS } from "./context_signals.ts";
import { readText } from "./reading.ts";
import type { SignalFinding, SignalInput } from "./signals/signal.ts";

/** What the context of an interaction says, as facts for the laws. */
export function readContextFacts(
  interaction: Interaction,
  { personalData, domains }: { personalData: readonly PersonalData[]; domains: readonly string[] },
): Fact[] {
  const input: SignalInput = {
    input: readText(interaction.input.value, "input"),
    output: readText(interaction.output.value, "output"),
    use_case: interaction.use_case.toLowerCase(),
    domains: new Set(domains),
    personal_data: personalData.filter((item) => item.personal),
  };
  return CONTEXT_SIGNALS.flatMap((signal) => signal.detect(input).map(toFact));
}

function toFact(finding: SignalFinding): Fact {
  return {
    tags: finding.tags,
    flow: finding.flow ?? finding.side,
    severity: finding.severity,
    certainty: finding.certainty,
    statistical: finding.statistical ?? false,
    evidence:
      finding.end > finding.start
        ? [{ side: finding.side, start: finding.start, end: finding.end }]
        : [],
  };
}
