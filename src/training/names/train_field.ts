import { labelProbabilities } from "../../audit/tagging/label_probabilities.ts";
import { LABEL_COUNT, mayFollow } from "../../audit/tagging/tag_label.ts";
import { type EncodedText, GAZETTEER_FEATURE, LEXICAL_FEATURE } from "./encode_text.ts";
import { type Random, seededRandom } from "./random.ts";

/** How the field is trained. */
export interface TrainingOptions {
  readonly seed: number;
  readonly epochs: number;
  /** Step of AdaGrad. */
  readonly rate: number;
  /** Share of single features, of very words, and of gazetteer features left out at random. */
  readonly dropout: number;
  readonly lexicalDropout: number;
  readonly gazetteerDropout: number;
  /** Steps shrink by this share of the weight. */
  readonly decay: number;
}

/** A linear-chain conditional random field: `LABEL_COUNT` weights a feature. */
export interface Field {
  readonly weights: Float32Array;
  readonly transitions: Float64Array;
}

interface State extends Field {
  readonly squares: Float32Array;
  readonly transitionSquares: Float64Array;
  /** Active features of the text at hand, after dropout, and where each token's begin. */
  active: Int32Array;
  bounds: Int32Array;
}

function keepSome(state: State, text: EncodedText, random: Random, options: TrainingOptions): void {
  if (state.active.length < text.features.length) {
    state.active = new Int32Array(text.features.length * 2);
  }
  const length = text.labels.length;
  if (state.bounds.length <= length) state.bounds = new Int32Array(length * 2 + 1);
  let count = 0;
  for (let at = 0; at < length; at++) {
    const dropLexical = random.next() < options.lexicalDropout;
    const dropGazetteer = random.next() < options.gazetteerDropout;
    for (let index = text.bounds[at]!; index < text.bounds[at + 1]!; index++) {
      const feature = text.features[index]!;
      const group = text.groups[index]!;
      if (feature < 0 || (dropLexical && group === LEXICAL_FEATURE)) continue;
      if (dropGazetteer && group === GAZETTEER_FEATURE) continue;
      if (random.next() >= options.dropout) state.active[count++] = feature;
    }
    state.bounds[at + 1] = count;
  }
}

function scoresOf(state: State, length: number): Float64Array {
  const scores = new Float64Array(length * LABEL_COUNT);
  for (let at = 0; at < length; at++) {
    const row = at * LABEL_COUNT;
    for (let index = state.bounds[at]!; index < state.bounds[at + 1]!; index++) {
      const from = state.active[index]! * LABEL_COUNT;
      for (let label = 0; label < LABEL_COUNT; label++) {
        scores[row + label]! += state.weights[from + label]!;
      }
    }
  }
  return scores;
}

function stepTransitions(state: State, gradient: Float64Array, rate: number): void {
  for (let at = 0; at < gradient.length; at++) {
    const slope = gradient[at]!;
    if (slope === 0 || state.transitions[at]! < -500) continue;
    state.transitionSquares[at]! += slope * slope;
    state.transitions[at]! += (rate * slope) / Math.sqrt(state.transitionSquares[at]! + 1e-6);
  }
}

function learnText(state: State, text: EncodedText, options: TrainingOptions): void {
  const { labels } = text;
  const { length } = labels;
  const { transitions, weights, squares } = state;
  const scores = scoresOf(state, length);
  const steps = transitions.map(Math.exp);
  const { tokens, forward, backward, emissions, factors } = labelProbabilities({
    length,
    scores,
    transitions,
    steps,
  });
  const gradient = new Float64Array(LABEL_COUNT * LABEL_COUNT);
  for (let at = 0; at < length; at++) {
    const row = at * LABEL_COUNT;
    for (let label = 0; label < LABEL_COUNT; label++) tokens[row + label]! *= -1;
    tokens[row + labels[at]!]! += 1;
    const before = at === 0 ? 0 : labels[at - 1]!;
    gradient[before * LABEL_COUNT + labels[at]!]! += 1;
    for (let from = 0; from < LABEL_COUNT; from++) {
      const mass = at === 0 ? (from === 0 ? 1 : 0) : forward[row - LABEL_COUNT + from]!;
      if (mass === 0) continue;
      for (let label = 0; label < LABEL_COUNT; label++) {
        const step = mass * steps[from * LABEL_COUNT + label]! * emissions[row + label]!;
        gradient[from * LABEL_COUNT + label]! -= (step * backward[row + label]!) / factors[at]!;
      }
    }
    let surprise = 0;
    for (let label = 0; label < LABEL_COUNT; label++) surprise += Math.abs(tokens[row + label]!);
    if (surprise < 1e-3) continue;
    for (let index = state.bounds[at]!; index < state.bounds[at + 1]!; index++) {
      const from = state.active[index]! * LABEL_COUNT;
      for (let label = 0; label < LABEL_COUNT; label++) {
        const weight = weights[from + label]!;
        const slope = tokens[row + label]! - options.decay * weight;
        const square = squares[from + label]! + slope * slope;
        squares[from + label] = square;
        weights[from + label] = weight + (options.rate * slope) / Math.sqrt(square + 1e-4);
      }
    }
  }
  stepTransitions(state, gradient, options.rate);
}

function emptyState(features: number): State {
  const transitions = new Float64Array(LABEL_COUNT * LABEL_COUNT);
  for (let from = 0; from < LABEL_COUNT; from++) {
    for (let to = 0; to < LABEL_COUNT; to++) {
      if (!mayFollow(from, to)) transitions[from * LABEL_COUNT + to] = -1000;
    }
  }
  return {
    weights: new Float32Array(features * LABEL_COUNT),
    squares: new Float32Array(features * LABEL_COUNT),
    transitions,
    transitionSquares: new Float64Array(LABEL_COUNT * LABEL_COUNT),
    active: new Int32Array(0),
    bounds: new Int32Array(1),
  };
}

/**
 * Trains the field by stochastic gradient steps (AdaGrad) and answers the mean of the weights at
 * the ends of the later half of the epochs.
 */
export function trainField(
  texts: readonly EncodedText[],
  options: TrainingOptions & {
    readonly features: number;
    readonly report?: (line: string) => void;
  },
): Field {
  const random = seededRandom(options.seed);
  const state = emptyState(options.features);
  const order = Int32Array.from(texts, (_, at) => at);
  const mean = new Float32Array(state.weights.length);
  const averaged = Math.ceil(options.epochs / 2);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const began = performance.now();
    random.shuffle(order);
    for (const at of order) {
      const text = texts[at]!;
      if (text.labels.length === 0) continue;
      keepSome(state, text, random, options);
      learnText(state, text, options);
    }
    if (epoch >= options.epochs - averaged) {
      for (let at = 0; at < mean.length; at++) mean[at]! += state.weights[at]! / averaged;
    }
    options.report?.(`epoch ${epoch + 1}: ${Math.round(performance.now() - began)} ms`);
  }
  return { weights: mean, transitions: state.transitions };
}
