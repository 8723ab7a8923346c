import { type Analysis, analyzeText } from "./analyze_text.ts";
import { bestLabels, type SequenceScores } from "./best_labels.ts";
import { labelProbabilities, type Steps } from "./label_probabilities.ts";
import { labelScores } from "./label_scores.ts";
import type { NameModel } from "./name_model.ts";
import { LABEL_COUNT, NAME_KINDS, type NameKind } from "./tag_label.ts";
import { weighWord, WordMemory } from "./word_memory.ts";

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

/** The biases of texts in one language: those of all, but for what is set for it. */
export interface LanguageBiases {
  readonly all: Biases;
  /** By the number of the language. */
  readonly of?: ReadonlyMap<number, Partial<Biases>>;
}

function addBiases(scores: Float64Array, biases: Biases): void {
  const added = [0, ...NAME_KINDS.flatMap((kind) => [biases[kind], biases[kind]])];
  for (let at = 0; at < scores.length; at += LABEL_COUNT) {
    for (let label = 1; label < LABEL_COUNT; label++) scores[at + label]! += added[label]!;
  }
}

/** A longer row of words is no single name; it is taken as several. */
const MOST_TOKENS = 48;

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
    const begins = label % 2 === 1 ? label : label - 1;
    let last = first;
    while (labels[last + 1] === begins + 1 && last - first < MOST_TOKENS) last++;
    stretches.push({ label: begins, first, last });
    first = last;
  }
  return stretches;
}

/** How probable the least certain word of each name is, judged within its surroundings. */
function confidencesOf(
  stretches: readonly Stretch[],
  sequence: SequenceScores & Steps,
): Float64Array {
  const confidences = new Float64Array(stretches.length).fill(1);
  for (let index = 0; index < stretches.length;) {
    const from = Math.max(0, stretches[index]!.first - MARGIN);
    // Names near each other have their surroundings in common, which are worked out once.
    let next = index + 1;
    while (next < stretches.length && meet(stretches[next - 1]!, stretches[next]!)) next++;
    const to = Math.min(sequence.length, stretches[next - 1]!.last + 1 + MARGIN);
    const scores = sequence.scores.subarray(from * LABEL_COUNT, to * LABEL_COUNT);
    const { tokens } = labelProbabilities({ ...sequence, length: to - from, scores });
    for (; index < next; index++) {
      const { label, first, last } = stretches[index]!;
      for (let at = first - from; at <= last - from; at++) {
        const row = at * LABEL_COUNT + label;
        confidences[index] = Math.min(confidences[index]!, tokens[row]! + tokens[row + 1]!);
      }
    }
  }
  return confidences;
}

function meet(one: Stretch, other: Stretch): boolean {
  return other.first - one.last <= 2 * MARGIN;
}

/** Finds the names of persons, places, organizations and addresses in a text. Linear. */
export function tagNames(
  text: string,
  options: {
    readonly model: NameModel;
    readonly biases: LanguageBiases;
    readonly memory?: WordMemory;
  },
): TaggedText {
  const { model, biases } = options;
  const memory = options.memory ?? new WordMemory((surface) => weighWord(surface, model));
  const typeOf = (surface: string) => memory.typeOf(surface);
  const analysis = analyzeText(text, { clusters: model.clusters, typeOf });
  const { count, starts, ends } = analysis.tokens;
  if (count === 0) return { analysis, names: [] };
  const scores = labelScores(model, analysis, memory);
  addBiases(scores, { ...biases.all, ...biases.of?.get(analysis.language) });
  const { transitions, steps } = model;
  const sequence = { length: count, scores, transitions, steps };
  const stretches = stretchesOf(bestLabels(sequence));
  const confidences = confidencesOf(stretches, sequence);
  const names = stretches.map((stretch, index) => ({
    kind: NAME_KINDS[(stretch.label - 1) >> 1]!,
    start: starts[stretch.first]!,
    end: ends[stretch.last]!,
    first: stretch.first,
    last: stretch.last,
    confidence: confidences[index]!,
  }));
  return { analysis, names };
}
