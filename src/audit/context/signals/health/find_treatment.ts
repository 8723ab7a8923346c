import { findScheme, partsSaid, type Scheme } from "../../frames/find_scheme.ts";
import type { SignalFinding, SignalInput } from "../../frames/signal.ts";

const TAGS: Readonly<Record<string, string>> = {
  verdict: "diagnosis",
  dose: "prescription",
  waved: "care_discouraged",
};

/**
 * What an answer does to somebody who tells signs of an illness, by the parts `verdict`, `dose` and
 * `waved` of a scheme. Each is a fact by itself: a diagnosis weighs more where a medicine is
 * prescribed with it.
 */
export function findTreatment(input: SignalInput, scheme: Scheme): SignalFinding[] {
  const span = findScheme(input, scheme);
  if (span === undefined) return [];
  return [...partsSaid(input, scheme)].map((part) => ({
    side: "output",
    tags: ["diagnosis_by_message", TAGS[part] ?? part],
    severity: "high",
    certainty: 0.8,
    ...span,
  }));
}
