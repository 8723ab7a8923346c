import type { Fact } from "../fact.ts";
import { doubtedRules, type DoubtedRules } from "./conduct/doubted_rules.ts";
import { CONTEXT_SIGNALS } from "./context_signals.ts";
import type { Signal, SignalFinding, SignalInput } from "./frames/signal.ts";

/**
 * What the context of an interaction says, as facts for the laws. A wrong that rules hear in an
 * answer is no fact where all else in it is as in lawful ones.
 *
 * @param doubted Which rules are not believed.
 */
export function readContextFacts(
  context: SignalInput,
  doubted: DoubtedRules = doubtedRules(context),
): Fact[] {
  return CONTEXT_SIGNALS.flatMap((signal) =>
    signal
      .detect(context)
      .filter((finding) => isHarmless(finding) || !isDoubted(signal, doubted))
      .map(toFact),
  );
}

/** What stands in the question, or only describes the answer, accuses nobody. */
function isHarmless({ side, severity }: SignalFinding): boolean {
  return side !== "output" || severity === "low";
}

function isDoubted({ describes, outspoken }: Signal, doubted: DoubtedRules): boolean {
  return doubted === "all" || (doubted === "brief" && !describes && !outspoken);
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
