import type { Side } from "../../interaction.ts";
import type { Severity } from "../../report.ts";
import { sentenceSpan } from "../reading.ts";
import { findSentences, type SentenceRule } from "./find_sentences.ts";
import { lexicon } from "./lexicon.ts";
import { REFUSAL } from "./refusal.ts";
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
  /**
   * A practice is somebody's conduct: what a refusal names, and what an answer to a question about
   * its meaning or its lawfulness explains, is none.
   */
  readonly practice?: true;
}

/** How far into an output a refusal of the whole request stands. */
const REFUSAL_LENGTH = 200;

const TEACHING = lexicon(
  [
    "what (?:is|are|does|do|counts)",
    "explain*",
    "defin*",
    "is it (?:legal|illegal|allowed|lawful|ok|okay|permitted)",
    "are (?:we|they|employers|companies|landlords) allowed",
    "am i allowed",
    "may (?:i|we|an|a|employers|companies|landlords)",
    "can (?:i|we|an employer|employers|companies|a company|landlords)",
    "history of",
    "why (?:is|are)",
    "how do i (?:spot|report|detect|recogni[sz]e|avoid)",
    "was ist",
    "was sind",
    "ist es (?:erlaubt|legal|zulässig)",
    "darf",
    "qu'est-ce",
    "est-il (?:légal|permis)",
    "qué es",
    "es legal",
    "o que é",
    "é legal",
    "cos'è",
    "è legale",
    "wat is",
    "mag ik",
    "co to jest",
    "czy można",
  ],
  ["什么是", "合法吗", "とは", "合法ですか", "무엇인가요", "합법"],
);

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
    if (given.practice && side === "output" && isRefusal(input)) continue;
    for (const rule of given.rules) {
      if (given.practice && asksToTeach(input, rule)) continue;
      for (const { index } of findSentences(input[side], sparing(given, { side, rule }))) {
        found.add(index);
      }
    }
    for (const index of [...found].sort((a, b) => a - b)) {
      findings.push({ side, tags, severity, certainty, ...sentenceSpan(input[side], index) });
    }
  }
  return findings;
}

/** Whether the output opens with a refusal. */
function isRefusal(input: SignalInput): boolean {
  return input.output.lower.slice(0, REFUSAL_LENGTH).search(REFUSAL) >= 0;
}

/** Whether the input asks what the subject of a rule means, or whether it is lawful. */
function asksToTeach(input: SignalInput, { anchor }: SentenceRule): boolean {
  return findSentences(input.input, { anchor, all: [TEACHING] }).length > 0;
}

/** A user who asks whether a practice is lawful does not ask for it. */
function sparing(
  { practice }: SentenceSignal,
  { side, rule }: { side: Side; rule: SentenceRule },
): SentenceRule {
  if (!practice || side === "output") return rule;
  return { ...rule, none: [...(rule.none ?? []), TEACHING] };
}
