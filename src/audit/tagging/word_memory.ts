import type { NameModel } from "./name_model.ts";
import { wordSums } from "./word_sums.ts";
import { describeWord, type WordType } from "./word_type.ts";

/** What a word says by itself, and what it adds to the scores of the tokens around it. */
export interface WeighedWord {
  readonly type: WordType;
  readonly sums: Int32Array;
}

/** Works out what the tagger needs to know about a word. */
export function weighWord(surface: string, model: NameModel): WeighedWord {
  const type = describeWord(surface, model.clusters);
  return { type, sums: wordSums(model, type) };
}

/** Remembers the words of texts, so that texts that share them share what was worked out. */
export class WordMemory {
  readonly #weigh: (surface: string) => WeighedWord;
  readonly #types = new Map<string, WordType>();
  readonly #sums = new Map<WordType, Int32Array>();

  /** @param weigh asked once for each word */
  constructor(weigh: (surface: string) => WeighedWord) {
    this.#weigh = weigh;
  }

  /** What a word says by itself. */
  typeOf(surface: string): WordType {
    const known = this.#types.get(surface);
    if (known !== undefined) return known;
    const { type, sums } = this.#weigh(surface);
    this.#types.set(surface, type);
    this.#sums.set(type, sums);
    return type;
  }

  /** What a word, described by this memory, adds to the scores of the tokens around it. */
  sumsOf(type: WordType): Int32Array {
    return this.#sums.get(type)!;
  }
}
