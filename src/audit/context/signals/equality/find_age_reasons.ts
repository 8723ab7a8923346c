import { hitsOf } from "../../../reading/hits_of.ts";
import { sentenceAt, sentenceSpan } from "../../reading.ts";
import { findTogether } from "../../frames/find_together.ts";
import type { SignalFinding, SignalInput } from "../../frames/signal.ts";

/** An age in years beside a rejection, where somebody is chosen. */
export function findAgeReasons(input: SignalInput): SignalFinding[] {
  const rule = {
    all: ["treatment.reject|treatment.denied|treatment.other"],
    unless: ["talk.law", "decided_objects.request"],
  };
  const chosen = [input.input, input.output].some(
    (reading) => hitsOf(reading.words, "applications.application").length > 0,
  );
  const ages = input.personal_data.filter((item) => item.kind === "AGE" && item.side === "output");
  if (!chosen || ages.length === 0) return [];
  return findTogether(input.output, { ...rule, unlessBeside: ["talk.if"] })
    .map((span) => sentenceSpan(input.output, sentenceAt(input.output, span.start)))
    .filter(({ start, end }) => ages.some((age) => age.start >= start && age.end <= end))
    .map((span) => ({
      side: "output",
      tags: ["trait:age"],
      severity: "high",
      certainty: 0.75,
      ...span,
    }));
}
