import type { Fact } from "../fact.ts";
import { isPlainlyLawful } from "./conduct/suspect_conduct.ts";
import { CONTEXT_SIGNALS } from "./context_signals.ts";
import type { SignalFinding, SignalInput } from "./frames/signal.ts";

/**
 * What the context of an interaction says, as facts for the laws. A wrong that rules of few words
 * hear in an answer is no fact where all else in it is as in lawful ones.
 */
export function readContextFacts(context: SignalInput): Fact[] {
  return CONTEXT_SIGNALS.flatMap((signal) => {
    const findings = signal.detect(context);
    if (findings.length === 0 || signal.describes || signal.outspoken) return findings.map(toFact);
    return findings
      .filter(({ side, severity }) => {
        return side !== "output" || severity === "low" || !isPlainlyLawful(context);
      })
      .map(toFact);
  });
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
