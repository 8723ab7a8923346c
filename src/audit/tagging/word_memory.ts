import { commonnessOf } from "./lexicon.ts";
import type { NameModel } from "./name_model.ts";
import { wordSums } from "./word_sums.ts";
import { describeWord, type WordType } from "./word_type.ts";

/** What was worked out about words: what each says by itself, and adds to the scores around it. */
interface WordStore {
  readonly types: Map<string, WordType>;
  readonly sums: Map<WordType, Int32Array>;
}

/** Words that are remembered from text to text; those of a few languages have room. */
const MOST_COMMON = 16_384;
/** How common a word is that may be remembered from text to text: once in 200,000 or so. */
const LEAST_COMMONNESS = 3;

/** A store that holds nothing yet. */
export function makeWordStore(): WordStore {
  return { types: new Map(), sums: new Map() };
}

/**
 * Remembers words, so that texts that share them share what was worked out about them. What an
 * interaction brings goes with it; common words of any language and single characters, which tell
 * of nobody, may stand in a second store that serves all.
 */
export class WordMemory {
  readonly #model: NameModel;
  readonly #common: WordStore;
  readonly #own = makeWordStore();

  /** @param common is added to; at most {@link MOST_COMMON} words. */
  constructor(model: NameModel, common: WordStore = makeWordStore()) {
    this.#model = model;
    this.#common = common;
  }

  /** What a word says by itself. */
  typeOf(surface: string): WordType {
    const known = this.#common.types.get(surface) ?? this.#own.types.get(surface);
    if (known !== undefined) return known;
    const type = describeWord(surface, this.#model.clusters);
    const store = this.#isForAll(surface, type) ? this.#common : this.#own;
    store.types.set(surface, type);
    store.sums.set(type, wordSums(this.#model, type));
    return type;
  }

  /** What a word that this memory described adds to the scores of the tokens around it. */
  sumsOf(type: WordType): Int32Array {
    const known = this.#common.sums.get(type) ?? this.#own.sums.get(type);
    return known ?? wordSums(this.#model, type);
  }

  #isForAll(surface: string, { facts }: WordType): boolean {
    if (this.#common.types.size >= MOST_COMMON) return false;
    return surface.length === 1 || commonnessOf(facts) >= LEAST_COMMONNESS;
  }
}
