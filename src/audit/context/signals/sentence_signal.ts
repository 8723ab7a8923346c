import type { Side } from "../../interaction.ts";
import type { Severity } from "../../report.ts";
import { sentenceSpan } from "../reading.ts";
import { findSentences, type SentenceRule } from "./find_sentences.ts";
import type { Signal, SignalFinding, SignalInput } from "./signal.ts";

/** A signal that single sentences give. */
export interface SentenceSignal extends Pick<Signal, "id" | "description" | "examples"> {
  readonly sides: readonly Side[];
  readonly tags: readonly string[];
  readonly severity: Severity;
  /** 0 to 1. */
  readonly certainty: number;
  /** Any one of them is enough. */
  readonly rules: readonly SentenceRule[];
  /** Only in these domains. */
  readonly domains?: readonly string[];
}

/** Makes a signal from rules over sentences. */
export function sentenceSignal(given: SentenceSignal): Signal {
  const { id, description, examples } = given;
  return { id, description, examples, detect: (input) => detectSentences(input, given) };
}

function detectSentences(input: SignalInput, given: SentenceSignal): SignalFinding[] {
  if (given.domains && !given.domains.some((domain) => input.domains.has(domain))) return [];
  const { tags, severity, certainty } = given;
  const findings: SignalFinding[] = [];
  for (const side of given.sides) {
    const found = new Set<number>();
    for (const rule of given.rules) {
      for (const { index } of findSentences(input[side], rule)) found.add(index);
    }
    for (const index of [...found].sort((a, b) => a - b)) {
      findings.push({ side, tags, severity, certainty, ...sentenceSpan(input[side], index) });
    }
  }
  return findings;
}
