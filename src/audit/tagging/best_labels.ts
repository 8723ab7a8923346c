import { LABEL_COUNT } from "./tag_label.ts";

/** Scores of a sequence: `LABEL_COUNT` numbers per token, and those from label to label. */
export interface SequenceScores {
  readonly length: number;
  readonly scores: Float64Array;
  readonly transitions: Float64Array;
}

/** The best sequence of labels (Viterbi). The sequence begins as if after label 0. */
export function bestLabels({ length, scores, transitions }: SequenceScores): Uint8Array {
  const cameFrom = new Uint8Array(length * LABEL_COUNT);
  let best = new Float64Array(LABEL_COUNT).fill(-1e6);
  let next = new Float64Array(LABEL_COUNT);
  best[0] = 0;
  for (let at = 0; at < length; at++) {
    for (let label = 0; label < LABEL_COUNT; label++) {
      let top = -Infinity;
      let from = 0;
      const inside = label !== 0 && label % 2 === 0;
      const last = inside ? label : LABEL_COUNT - 1;
      for (let before = inside ? label - 1 : 0; before <= last; before++) {
        const score = best[before]! + transitions[before * LABEL_COUNT + label]!;
        if (score > top) {
          top = score;
          from = before;
        }
      }
      next[label] = top + scores[at * LABEL_COUNT + label]!;
      cameFrom[at * LABEL_COUNT + label] = from;
    }
    [best, next] = [next, best];
  }
  const labels = new Uint8Array(length);
  let label = best.indexOf(Math.max(...best));
  for (let at = length - 1; at >= 0; at--) {
    labels[at] = label;
    label = cameFrom[at * LABEL_COUNT + label]!;
  }
  return labels;
}
