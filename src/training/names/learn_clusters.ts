import { hashString, mixHash } from "../../audit/tagging/hash.ts";
import { tokenize } from "../../audit/tagging/tokenize.ts";
import { describeWord } from "../../audit/tagging/word_type.ts";
import { type Random, seededRandom } from "./random.ts";

const DIMENSIONS = 160;
const CONTEXT_WORDS = 2000;
const ROUNDS = 12;

interface Vocabulary {
  readonly words: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly counts: Float64Array;
  /** The texts as numbers of words, -1 for a rare one. */
  readonly texts: readonly Int32Array[];
}

function readVocabulary(texts: readonly string[], atLeast: number): Vocabulary {
  const none = new Map<number, number>();
  const forms = new Map<string, string>();
  const tally = new Map<string, number>();
  const sequences = texts.map((text) => {
    const { count, starts, ends } = tokenize(text);
    return Array.from({ length: count }, (_, at) => {
      const surface = text.slice(starts[at]!, ends[at]!);
      const word = forms.get(surface) ?? describeWord(surface, none).lower;
      forms.set(surface, word);
      tally.set(word, (tally.get(word) ?? 0) + 1);
      return word;
    });
  });
  const words = [...tally.keys()].filter((word) => tally.get(word)! >= atLeast);
  words.sort((one, other) => tally.get(other)! - tally.get(one)! || (one < other ? -1 : 1));
  const numbers = new Map(words.map((word, number) => [word, number]));
  return {
    words,
    numbers,
    counts: Float64Array.from(words, (word) => tally.get(word)!),
    texts: sequences.map((sequence) =>
      Int32Array.from(sequence, (word) => numbers.get(word) ?? -1),
    ),
  };
}

/** How often each word stands beside each frequent word: `word * span + side * top + context`. */
function countNeighbours(vocabulary: Vocabulary, top: number): Map<number, number> {
  const neighbours = new Map<number, number>();
  for (const text of vocabulary.texts) {
    for (let at = 0; at < text.length; at++) {
      if (text[at]! < 0) continue;
      for (const [side, step] of [-1, 1].entries()) {
        const other = text[at + step] ?? -1;
        if (other < 0 || other >= top) continue;
        const key = text[at]! * top * 2 + side * top + other;
        neighbours.set(key, (neighbours.get(key) ?? 0) + 1);
      }
    }
  }
  return neighbours;
}

/** Positive pointwise mutual information with the neighbours, projected at random. */
function vectorsOf(vocabulary: Vocabulary): Float32Array {
  const { words, counts } = vocabulary;
  const top = Math.min(CONTEXT_WORDS, words.length);
  const smoothed = counts.map((count) => count ** 0.75);
  const total = smoothed.reduce((sum, count) => sum + count, 0);
  const vectors = new Float32Array(words.length * DIMENSIONS);
  for (const [key, count] of countNeighbours(vocabulary, top)) {
    const word = Math.floor(key / (top * 2));
    const column = key % (top * 2);
    const expected = (counts[word]! * smoothed[column % top]!) / total;
    const information = Math.log(count / expected) * (count / (count + 1));
    if (information <= 0) continue;
    for (let step = 0; step < 2; step++) {
      const hash = mixHash(column + 1, step + 1);
      const at = word * DIMENSIONS + ((hash >>> 1) % DIMENSIONS);
      vectors[at]! += (hash & 1) === 0 ? information : -information;
    }
  }
  for (let word = 0; word < words.length; word++) {
    let length = 0;
    for (let at = 0; at < DIMENSIONS; at++) length += vectors[word * DIMENSIONS + at]! ** 2;
    const scale = length === 0 ? 0 : 1 / Math.sqrt(length);
    for (let at = 0; at < DIMENSIONS; at++) vectors[word * DIMENSIONS + at]! *= scale;
  }
  return vectors;
}

function firstCentres(vectors: Float32Array, count: number, random: Random): Float32Array {
  const words = vectors.length / DIMENSIONS;
  const centres = new Float32Array(count * DIMENSIONS);
  for (let centre = 0; centre < count; centre++) {
    const word = Math.floor(random.next() * Math.min(words, count * 40));
    centres.set(vectors.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS), centre * DIMENSIONS);
  }
  return centres;
}

function nearest(vectors: Float32Array, word: number, centres: Float32Array): number {
  let best = 0;
  let most = -Infinity;
  for (let from = 0; from < centres.length; from += DIMENSIONS) {
    let likeness = 0;
    for (let at = 0; at < DIMENSIONS; at++) {
      likeness += vectors[word * DIMENSIONS + at]! * centres[from + at]!;
    }
    if (likeness > most) {
      most = likeness;
      best = from / DIMENSIONS;
    }
  }
  return best;
}

function groupVectors(
  vectors: Float32Array,
  { counts, count, random }: { counts: Float64Array; count: number; random: Random },
): Int32Array {
  const words = vectors.length / DIMENSIONS;
  let centres = firstCentres(vectors, count, random);
  const groups = new Int32Array(words);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float32Array(centres.length);
    for (let word = 0; word < words; word++) {
      const group = nearest(vectors, word, centres);
      groups[word] = group;
      const weight = Math.sqrt(counts[word]!);
      for (let at = 0; at < DIMENSIONS; at++) {
        sums[group * DIMENSIONS + at]! += weight * vectors[word * DIMENSIONS + at]!;
      }
    }
    for (let from = 0; from < sums.length; from += DIMENSIONS) {
      const length = Math.hypot(...sums.subarray(from, from + DIMENSIONS));
      for (let at = 0; at < DIMENSIONS; at++) sums[from + at]! /= length === 0 ? 1 : length;
    }
    centres = sums;
  }
  return groups;
}

/**
 * Groups words by the company that they keep (spherical k-means over projected neighbour counts).
 * Answers clusters from 1 by the hash of the word; at most 255.
 */
export function learnClusters(
  texts: readonly string[],
  options: { readonly seed: number; readonly clusters: number; readonly atLeast: number },
): Map<number, number> {
  const vocabulary = readVocabulary(texts, options.atLeast);
  const vectors = vectorsOf(vocabulary);
  const groups = groupVectors(vectors, {
    counts: vocabulary.counts,
    count: options.clusters,
    random: seededRandom(options.seed),
  });
  const clusters = new Map<number, number>();
  vocabulary.words.forEach((word, number) => clusters.set(hashString(word), groups[number]! + 1));
  return clusters;
}
