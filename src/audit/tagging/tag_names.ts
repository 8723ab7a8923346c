import { type Analysis, analyzeText } from "./analyze_text.ts";
import { bestLabels, type SequenceScores } from "./best_labels.ts";
import { labelProbabilities, type Steps } from "./label_probabilities.ts";
import { labelScores } from "./label_scores.ts";
import type { NameModel } from "./name_model.ts";
import { LABEL_COUNT, NAME_KINDS, type NameKind } from "./tag_label.ts";
import { makeWordMemory, type WordMemory } from "./word_memory.ts";

/** A name that the tagger found; offsets count UTF-16 code units, `end` is exclusive. */
export interface TaggedName {
  readonly kind: NameKind;
  readonly start: number;
  readonly end: number;
  /** Tokens of the analysis: from `first` up to and including `last`. */
  readonly first: number;
  readonly last: number;
  /** 0 to 1: how probable the tagger holds the name's least certain word. */
  readonly confidence: number;
}

/** A text's names, and the words that they were found in. */
export interface TaggedText {
  readonly analysis: Analysis;
  readonly names: readonly TaggedName[];
}

/** How much is added to the score of each kind before the choice; positive finds more. */
export type Biases = Readonly<Record<NameKind, number>>;

function addBiases(scores: Float64Array, biases: Biases): void {
  NAME_KINDS.forEach((kind, index) => {
    for (let at = 2 * index + 1; at < scores.length; at += LABEL_COUNT) {
      scores[at]! += biases[kind];
      scores[at + 1]! += biases[kind];
    }
  });
}

/** Words on either side of a name that are looked at for its confidence. */
const MARGIN = 6;

/** A name's labels stand from `first` up to and including `last`. */
interface Stretch {
  readonly label: number;
  readonly first: number;
  readonly last: number;
}

function stretchesOf(labels: Uint8Array): Stretch[] {
  const stretches: Stretch[] = [];
  for (let first = 0; first < labels.length; first++) {
    const label = labels[first]!;
    if (label === 0) continue;
    let last = first;
    while (labels[last + 1] === label + 1) last++;
    stretches.push({ label, first, last });
    first = last;
  }
  return stretches;
}

/** How probable the least certain word of the name is, judged within its surroundings. */
function confidenceOf({ label, first, last }: Stretch, sequence: SequenceScores & Steps): number {
  const from = Math.max(0, first - MARGIN);
  const to = Math.min(sequence.length, last + 1 + MARGIN);
  const scores = sequence.scores.subarray(from * LABEL_COUNT, to * LABEL_COUNT);
  const { tokens } = labelProbabilities({ ...sequence, length: to - from, scores });
  let confidence = 1;
  for (let at = first - from; at <= last - from; at++) {
    const row = at * LABEL_COUNT + label;
    confidence = Math.min(confidence, tokens[row]! + tokens[row + 1]!);
  }
  return confidence;
}

/** Finds the names of persons, places, organizations and addresses in a text. Linear. */
export function tagNames(
  text: string,
  options: { readonly model: NameModel; readonly biases: Biases; readonly memory?: WordMemory },
): TaggedText {
  const { model, biases, memory = makeWordMemory() } = options;
  const analysis = analyzeText(text, { clusters: model.clusters, known: memory.types });
  const { count, starts, ends } = analysis.tokens;
  if (count === 0) return { analysis, names: [] };
  const scores = labelScores(model, analysis, memory.sums);
  addBiases(scores, biases);
  const { transitions, steps } = model;
  const sequence = { length: count, scores, transitions, steps };
  const names = stretchesOf(bestLabels(sequence)).map((stretch) => ({
    kind: NAME_KINDS[(stretch.label - 1) >> 1]!,
    start: starts[stretch.first]!,
    end: ends[stretch.last]!,
    first: stretch.first,
    last: stretch.last,
    confidence: confidenceOf(stretch, sequence),
  }));
  return { analysis, names };
}
