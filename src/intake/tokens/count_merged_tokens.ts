import { findRank, NO_TOKEN } from "./token_vocabulary.ts";
import type { HashedText } from "./token_vocabulary.ts";

/** Up to this many bytes, looking through all pairs for the next merge is faster than a heap. */
const SHORT = 48;

/**
 * Counts the tokens that byte pair encoding makes of the bytes from `start` to `end`: every byte is
 * a part at first, and of all neighbours that are a token together, those of the lowest rank, and
 * among these the leftmost, become one part, until none are left.
 */
export function countMergedTokens(text: HashedText, start: number, end: number): number {
  return end - start <= SHORT ? countShort(text, start, end) : countLong(text, start, end);
}

function countShort(text: HashedText, start: number, end: number): number {
  const bounds: number[] = [];
  const ranks: number[] = [];
  for (let i = start; i <= end; i++) bounds.push(i);
  for (let i = start; i + 2 <= end; i++) ranks.push(findRank(text, i, i + 2));
  for (;;) {
    let best = NO_TOKEN;
    let at = -1;
    for (let i = 0; i < ranks.length; i++) {
      if (ranks[i]! < best) {
        best = ranks[i]!;
        at = i;
      }
    }
    if (at < 0) return bounds.length - 1;
    bounds.splice(at + 1, 1);
    ranks.splice(at, 1);
    if (at < ranks.length) ranks[at] = findRank(text, bounds[at]!, bounds[at + 2]!);
    if (at > 0) ranks[at - 1] = findRank(text, bounds[at - 1]!, bounds[at + 1]!);
  }
}

/** The parts of a long piece, and the pairs of them that wait to be merged. Positions are bytes. */
interface Parts {
  readonly text: HashedText;
  readonly start: number;
  readonly length: number;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  /** The rank of the part that starts at a position together with the next one. */
  readonly ranks: Int32Array;
  /** Positions of waiting pairs by their rank, in the order in which they were found. */
  readonly waiting: Map<number, number[]>;
  /** A heap of the ranks in `waiting`. */
  readonly order: number[];
  count: number;
}

/**
 * The same for long pieces, one rank after another instead of one pair after another: the heap holds
 * each rank but once, and a run of one character has but few.
 */
function countLong(text: HashedText, start: number, end: number): number {
  const length = end - start;
  const parts: Parts = {
    text,
    start,
    length,
    next: new Int32Array(length + 1),
    previous: new Int32Array(length + 1),
    ranks: new Int32Array(length + 1).fill(NO_TOKEN),
    waiting: new Map(),
    order: [],
    count: length,
  };
  for (let at = 0; at <= length; at++) {
    parts.next[at] = at + 1;
    parts.previous[at] = at - 1;
  }
  for (let at = 0; at + 1 < length; at++) queuePair(parts, at);
  for (let rank = pop(parts.order); rank !== undefined; rank = pop(parts.order)) {
    mergeAll(parts, rank);
  }
  return parts.count;
}

/** Looks up the pair that starts at `at`, and lets it wait if it is a token. */
function queuePair(parts: Parts, at: number): void {
  const { text, start, length, next } = parts;
  const middle = next[at]!;
  const rank = middle < length ? findRank(text, start + at, start + next[middle]!) : NO_TOKEN;
  parts.ranks[at] = rank;
  if (rank === NO_TOKEN) return;
  const positions = parts.waiting.get(rank);
  if (positions !== undefined) {
    positions.push(at);
  } else {
    parts.waiting.set(rank, [at]);
    push(parts.order, rank);
  }
}

/**
 * Merges all pairs of one rank from left to right. A merge can bring forth a pair of a lower rank,
 * which then comes first; it holds the merged token and more, so that it never adds to this rank.
 */
function mergeAll(parts: Parts, rank: number): void {
  const { next, previous, ranks } = parts;
  const positions = new Int32Array(parts.waiting.get(rank) ?? []);
  parts.waiting.delete(rank);
  positions.sort();
  for (const left of positions) {
    // Pairs that have changed since they were found are passed over.
    if (ranks[left] !== rank) continue;
    const right = next[left]!;
    const after = next[right]!;
    next[left] = after;
    previous[after] = left;
    ranks[right] = NO_TOKEN;
    parts.count--;
    if (previous[left]! >= 0) queuePair(parts, previous[left]!);
    queuePair(parts, left);
    while (parts.order[0]! < rank) mergeAll(parts, pop(parts.order)!);
  }
}

function push(heap: number[], entry: number): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent]! <= entry) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = entry;
}

function pop(heap: number[]): number | undefined {
  const least = heap[0];
  const entry = heap.pop();
  if (entry === undefined || heap.length === 0) return least;
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++;
    if (heap[child]! >= entry) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = entry;
  return least;
}
