import { formsOf } from "../reading/forms_of.ts";
import type { Reading } from "../reading/reading.ts";
import { rememberFrequentWords } from "../tagging/remember_frequent_words.ts";
import { conceptFeatures } from "./concept_features.ts";
import { hashFirst, hashPair, hashWord } from "./hash_features.ts";
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
  readonly weights: number[];
  count: number;
}

/** A word as a model weighs it, and what pairs that begin with it are hashed from. */
interface Weighed {
  readonly sum: Sum;
  readonly first: number;
}

/** A word of a text, and the sentence in which it counted last. */
interface WordHere {
  readonly text: string;
  readonly weighed: Weighed;
  sentence: number;
}

/** How a model weighs a word by itself. */
const weighings = new WeakMap<Model, (word: string) => Weighed>();

/**
 * Scores a text with every head of a model, as a whole and sentence by sentence, in one pass: the
 * features of a word are hashed once and its weights added up wherever it stands. Time is linear
 * in the length of the text.
 */
export function scoreReading(reading: Reading, model: Model): HeadScores {
  const { texts, indices } = formsOf(reading.words);
  const weigh = weighingBy(model);
  const forms = texts.map((text): WordHere => ({ text, weighed: weigh(text), sentence: -1 }));
  const words = indices.map((index) => forms[index] as WordHere);
  const concepts = conceptFeatures(reading);
  const pairs: Pairs = { seen: new Set(), total: newSum(model), repeated: newSum(model) };
  const sentences = reading.sentences.map(({ first, last }, index) => {
    const here = words.slice(first, last);
    const sum = newSum(model);
    addPairs(sum, { words: here, model, pairs });
    addWords(sum, { words: here, sentence: index });
    return evaluate(sum, { model, concepts: concepts[index] ?? [] });
  });
  const total = pairs.total;
  addSum(total, pairs.repeated, -1);
  for (const { weighed } of forms) addSum(total, weighed.sum);
  const whole = evaluate(total, { model, concepts: [...new Set(concepts.flat())] });
  return {
    whole: Object.fromEntries(model.heads.map((head, at) => [head, whole[at] as number])),
    sentences: Object.fromEntries(
      model.heads.map((head, at) => [head, sentences.map((scores) => scores[at] as number)]),
    ),
  };
}

function newSum(model: Model): Sum {
  return { weights: model.heads.map(() => 0), count: 0 };
}

function addSum(sum: Sum, other: Sum, times = 1): void {
  const { weights } = other;
  for (let head = 0; head < weights.length; head += 1) {
    sum.weights[head] = (sum.weights[head] as number) + times * (weights[head] as number);
  }
  sum.count += times * other.count;
}

function addFeature(sum: Sum, feature: number, model: Model): void {
  const heads = sum.weights.length;
  const at = feature * heads;
  for (let head = 0; head < heads; head += 1) {
    sum.weights[head] = (sum.weights[head] as number) + (model.weights[at + head] as number);
  }
  sum.count += 1;
}

/** Every word counts once a sentence. */
function addWords(sum: Sum, place: { words: readonly WordHere[]; sentence: number }): void {
  for (const word of place.words) {
    if (word.sentence === place.sentence) continue;
    word.sentence = place.sentence;
    addSum(sum, word.weighed.sum);
  }
}

function weighingBy(model: Model): (word: string) => Weighed {
  const known = weighings.get(model);
  if (known !== undefined) return known;
  const weigh = rememberFrequentWords((word) => {
    const sum = newSum(model);
    for (const feature of hashWord(word, model.size)) addFeature(sum, feature, model);
    return { sum, first: hashFirst(word) };
  });
  weighings.set(model, weigh);
  return weigh;
}

/** The pairs of words of a text: all of them, and those that had been seen before. */
interface Pairs {
  readonly seen: Set<number>;
  readonly total: Sum;
  readonly repeated: Sum;
}

/** Every pair of words counts where it stands; most stand once. */
function addPairs(
  sum: Sum,
  place: { words: readonly WordHere[]; model: Model; pairs: Pairs },
): void {
  const { words, model, pairs } = place;
  for (let index = 0; index + 1 < words.length; index += 1) {
    const { first } = (words[index] as WordHere).weighed;
    const feature = hashPair(first, (words[index + 1] as WordHere).text, model.size);
    addFeature(sum, feature, model);
    if (pairs.seen.has(feature)) addFeature(pairs.repeated, feature, model);
    else pairs.seen.add(feature);
  }
  addSum(pairs.total, sum);
}

function evaluate(sum: Sum, at: { model: Model; concepts: readonly string[] }): number[] {
  const { model } = at;
  const heads = model.heads.length;
  const length = Math.sqrt(Math.max(1, sum.count));
  const rows = at.concepts.flatMap((name) => model.concepts.get(name) ?? []);
  return sum.weights.map((weight, head) => {
    let conceptWeight = 0;
    for (const row of rows) conceptWeight += model.conceptWeights[row * heads + head] as number;
    const logit =
      (model.bias[head] as number) +
      (weight * (model.scale[head] as number)) / length +
      conceptWeight * (model.conceptScale[head] as number) * CONCEPT_VALUE;
    return Math.fround(1 / (1 + Math.exp(-logit)));
  });
}
