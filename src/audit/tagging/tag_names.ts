import { type Analysis, analyzeText } from "./analyze_text.ts";
import { bestLabels } from "./best_labels.ts";
import { labelProbabilities } from "./label_probabilities.ts";
import { labelScores } from "./label_scores.ts";
import type { NameModel } from "./name_model.ts";
import { LABEL_COUNT, NAME_KINDS, type NameKind } from "./tag_label.ts";

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

function namesFrom(
  analysis: Analysis,
  labels: Uint8Array,
  probabilities: Float64Array,
): TaggedName[] {
  const names: TaggedName[] = [];
  for (let first = 0; first < labels.length;) {
    const label = labels[first]!;
    if (label === 0) {
      first++;
      continue;
    }
    let last = first;
    while (labels[last + 1] === label + (label % 2) && last + 1 < labels.length) last++;
    const kind = NAME_KINDS[(label - 1) >> 1]!;
    let confidence = 1;
    for (let at = first; at <= last; at++) {
      const odd = label - 1 + (label % 2);
      const row = at * LABEL_COUNT + odd;
      confidence = Math.min(confidence, probabilities[row]! + probabilities[row + 1]!);
    }
    const start = analysis.tokens.starts[first]!;
    names.push({ kind, start, end: analysis.tokens.ends[last]!, first, last, confidence });
    first = last + 1;
  }
  return names;
}

/** Finds the names of persons, places, organizations and addresses in a text. Linear. */
export function tagNames(
  text: string,
  { model, biases }: { readonly model: NameModel; readonly biases: Biases },
): TaggedText {
  const analysis = analyzeText(text, model.clusters);
  const length = analysis.tokens.count;
  if (length === 0) return { analysis, names: [] };
  const scores = labelScores(model, analysis);
  addBiases(scores, biases);
  const { transitions } = model;
  const labels = bestLabels({ length, scores, transitions });
  if (labels.every((label) => label === 0)) return { analysis, names: [] };
  const steps = transitions.map(Math.exp);
  const { tokens } = labelProbabilities({ length, scores, transitions }, steps);
  return { analysis, names: namesFrom(analysis, labels, tokens) };
}
