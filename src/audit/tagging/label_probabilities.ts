import type { SequenceScores } from "./best_labels.ts";
import { LABEL_COUNT, mayFollow } from "./tag_label.ts";

/** Exponentials of the transitions. */
export interface Steps {
  readonly steps: Float64Array;
}

/** Probabilities of labels in a sequence, by the forward-backward algorithm with scaling. */
export interface LabelProbabilities {
  /** `LABEL_COUNT` probabilities per token. */
  readonly tokens: Float64Array;
  /** Per token and label: the scaled forward and backward sums, and the factors of scaling. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly emissions: Float64Array;
  readonly factors: Float64Array;
}

/** Which labels may stand before, and which may follow, each label; ascending. */
const LABELS = Array.from({ length: LABEL_COUNT }, (_, label) => label);
const BEFORE = LABELS.map((label) => LABELS.filter((other) => mayFollow(other, label)));
const AFTER = LABELS.map((label) => LABELS.filter((other) => mayFollow(label, other)));

function emissionsOf({ length, scores }: SequenceScores): Float64Array {
  const emissions = new Float64Array(length * LABEL_COUNT);
  for (let at = 0; at < length * LABEL_COUNT; at += LABEL_COUNT) {
    let top = -Infinity;
    for (let label = 0; label < LABEL_COUNT; label++) top = Math.max(top, scores[at + label]!);
    for (let label = 0; label < LABEL_COUNT; label++) {
      emissions[at + label] = Math.exp(scores[at + label]! - top);
    }
  }
  return emissions;
}

/** Works out how probable every label is for every token. */
export function labelProbabilities(sequence: SequenceScores & Steps): LabelProbabilities {
  const { length, steps } = sequence;
  const emissions = emissionsOf(sequence);
  const forward = new Float64Array(length * LABEL_COUNT);
  const backward = new Float64Array(length * LABEL_COUNT);
  const factors = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const row = at * LABEL_COUNT;
    let sum = 0;
    for (let label = 0; label < LABEL_COUNT; label++) {
      let mass = at === 0 ? steps[label]! : 0;
      const possible = BEFORE[label]!;
      for (let index = 0; at > 0 && index < possible.length; index++) {
        const before = possible[index]!;
        mass += forward[row - LABEL_COUNT + before]! * steps[before * LABEL_COUNT + label]!;
      }
      sum += forward[row + label] = mass * emissions[row + label]!;
    }
    factors[at] = sum;
    for (let label = 0; label < LABEL_COUNT; label++) forward[row + label]! /= sum;
  }
  backward.fill(1, (length - 1) * LABEL_COUNT);
  for (let at = length - 2; at >= 0; at--) {
    const next = (at + 1) * LABEL_COUNT;
    for (let label = 0; label < LABEL_COUNT; label++) {
      let mass = 0;
      const possible = AFTER[label]!;
      for (let index = 0; index < possible.length; index++) {
        const after = possible[index]!;
        const step = steps[label * LABEL_COUNT + after]! * emissions[next + after]!;
        mass += step * backward[next + after]!;
      }
      backward[at * LABEL_COUNT + label] = mass / factors[at + 1]!;
    }
  }
  const tokens = new Float64Array(length * LABEL_COUNT);
  for (let at = 0; at < tokens.length; at++) tokens[at] = forward[at]! * backward[at]!;
  return { tokens, forward, backward, emissions, factors };
}
