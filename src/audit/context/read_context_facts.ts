import type { Fact } from "../fact.ts";
import { CONTEXT_SIGNALS } from "./context_signals.ts";
import type { SignalFinding, SignalInput } from "./signals/signal.ts";

/** What the context of an interaction says, as facts for the laws. */
export function readContextFacts(context: SignalInput): Fact[] {
  return CONTEXT_SIGNALS.flatMap((signal) => signal.detect(context).map(toFact));
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
