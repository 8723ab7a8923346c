import type { Fact } from "../fact.ts";
import { isPlainlyLawful } from "./conduct/suspect_conduct.ts";
import { CONTEXT_SIGNALS } from "./context_signals.ts";
import type { SignalFinding, SignalInput } from "./signals/signal.ts";

/**
 * Signals that describe what is spoken of, or read a value that stands there: they accuse nobody,
 * and how the rest of the answer sounds does not touch them.
 */
const DESCRIBING: ReadonlySet<string> = new Set([
  "adverse_decision",
  "ai_identity",
  "automated",
  "belief",
  "biometric",
  "card_read_out",
  "credit_record",
  "criminal_record",
  "crisis_signs",
  "education_record",
  "genetic",
  "health",
  "injection_obeyed",
  "minor",
  "sexual_life",
  "sign_ins_told",
  "third_party_contact",
  "viewing_history",
]);

/**
 * What the context of an interaction says, as facts for the laws. A wrong that rules of few words
 * hear in an answer is no fact where all else in it is as in lawful ones.
 */
export function readContextFacts(context: SignalInput): Fact[] {
  return CONTEXT_SIGNALS.flatMap((signal) => {
    const findings = signal.detect(context);
    if (findings.length === 0 || DESCRIBING.has(signal.id)) return findings.map(toFact);
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
