import type { Reading, Sentence } from "../reading/reading.ts";
import { rememberFrequentWords } from "../tagging/remember_frequent_words.ts";
import { conceptFeatures } from "./concept_features.ts";
import { hashPair, hashWord } from "./hash_features.ts";
import { CONCEPT_VALUE, type Model } from "./model.ts";

/** What the models make of a text: one number from 0 to 1 a head. */
export interface HeadScores {
  /** Of the text as a whole. */
  readonly whole: Readonly<Record<string, number>>;
  /** Of every sentence, in order. */
  readonly sentences: Readonly<Record<string, readonly number[]>>;
}

/** The sum of the weights of some features, a head, and how many features they are. */
interface Sum {
  readonly weights: Float32Array;
  count: number;
}

/** How a model weighs a word by itself. */
const weighings = new WeakMap<Model, (word: string) => Sum>();

/**
 * Scores a text with every head of a model, as a whole and sentence by sentence, in one pass: the
 * features of a word are hashed once and its weights added up wherever it stands. Time is linear
 * in the length of the text.
 */
export function scoreReading(reading: Reading, model: Model): HeadScores {
  const words = new Map<string, Sum>();
  const concepts = conceptFeatures(reading);
  const seenPairs = new Set<number>();
  const total = newSum(model);
  const sentences = reading.sentences.map((sentence, index) => {
    const sum = newSum(model);
    addWords(sum, { reading, sentence, model, words });
    addPairs(sum, { reading, sentence, model, seenPairs, total });
    return evaluate(sum, { model, concepts: concepts[index] ?? [] });
  });
  for (const word of words.values()) addSum(total, word);
  const whole = evaluate(total, { model, concepts: [...new Set(concepts.flat())] });
  return {
    whole: Object.fromEntries(model.heads.map((head, at) => [head, whole[at] as number])),
    sentences: Object.fromEntries(
      model.heads.map((head, at) => [head, sentences.map((scores) => scores[at] as number)]),
    ),
  };
}

function newSum(model: Model): Sum {
  return { weights: new Float32Array(model.heads.length), count: 0 };
}

function addSum(sum: Sum, other: Sum): void {
  for (let head = 0; head < sum.weights.length; head += 1) {
    sum.weights[head] = (sum.weights[head] as number) + (other.weights[head] as number);
  }
  sum.count += other.count;
}

function addFeature(sum: Sum, feature: number, model: Model): void {
  const heads = sum.weights.length;
  const at = feature * heads;
  for (let head = 0; head < heads; head += 1) {
    sum.weights[head] = (sum.weights[head] as number) + (model.weights[at + head] as number);
  }
  sum.count += 1;
}

interface Place {
  readonly reading: Reading;
  readonly sentence: Sentence;
  readonly model: Model;
}

/** Every word counts once a sentence. */
function addWords(sum: Sum, place: Place & { words: Map<string, Sum> }): void {
  const seen = new Set<string>();
  const weigh = weighingBy(place.model);
  for (let index = place.sentence.first; index < place.sentence.last; index += 1) {
    const word = place.reading.words[index]?.text ?? "";
    if (seen.has(word)) continue;
    seen.add(word);
    let known = place.words.get(word);
    if (known === undefined) {
      known = weigh(word);
      place.words.set(word, known);
    }
    addSum(sum, known);
  }
}

function weighingBy(model: Model): (word: string) => Sum {
  const known = weighings.get(model);
  if (known !== undefined) return known;
  const weigh = rememberFrequentWords((word) => {
    const sum = newSum(model);
    for (const feature of hashWord(word, model.size)) addFeature(sum, feature, model);
    return sum;
  });
  weighings.set(model, weigh);
  return weigh;
}

/** Every pair of words counts once a text, and where it stands. */
function addPairs(sum: Sum, place: Place & { seenPairs: Set<number>; total: Sum }): void {
  const { words } = place.reading;
  for (let index = place.sentence.first; index + 1 < place.sentence.last; index += 1) {
    const pair = [words[index]?.text ?? "", words[index + 1]?.text ?? ""] as const;
    const feature = hashPair(pair, place.model.size);
    addFeature(sum, feature, place.model);
    if (place.seenPairs.has(feature)) continue;
    place.seenPairs.add(feature);
    addFeature(place.total, feature, place.model);
  }
}

function evaluate(sum: Sum, at: { model: Model; concepts: readonly string[] }): Float32Array {
  const { model } = at;
  const heads = model.heads.length;
  const length = Math.sqrt(Math.max(1, sum.count));
  const scores = new Float32Array(heads);
  const rows = at.concepts.flatMap((name) => model.concepts.get(name) ?? []);
  for (let head = 0; head < heads; head += 1) {
    let conceptWeight = 0;
    for (const row of rows) conceptWeight += model.conceptWeights[row * heads + head] as number;
    const logit =
      (model.bias[head] as number) +
      ((sum.weights[head] as number) * (model.scale[head] as number)) / length +
      conceptWeight * (model.conceptScale[head] as number) * CONCEPT_VALUE;
    scores[head] = 1 / (1 + Math.exp(-logit));
  }
  return scores;
}
