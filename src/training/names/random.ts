/** A small seeded generator of random numbers (mulberry32): the same seed, the same numbers. */
export interface Random {
  /** 0 up to but excluding 1. */
  next(): number;
  /** One of the given. */
  pick<T>(items: readonly T[]): T;
  /** Shuffles in place. */
  shuffle(items: Int32Array): void;
}

/** Makes a generator from a seed. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    shuffle: (items) => {
      for (let at = items.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [items[at], items[other]] = [items[other]!, items[at]!];
      }
    },
  };
}
