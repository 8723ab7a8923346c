/**
 * The words of a language by what they mean: under an English key its forms, separated by spaces.
 * `stem*` stands for every word that begins so, `*stem*` for every word that holds it, `two_words`
 * for words that follow each other.
 */
export type GlossaryFile = Readonly<Record<string, string>>;

/** A glossary, ready to look words up in. Meanings are numbers: places in `MEANINGS`. */
export interface Glossary {
  /** By a word, or words that follow each other joined by `_`. */
  readonly whole: ReadonlyMap<string, number>;
  /** How many words the longest term has that begins with a word. */
  readonly longestFrom: ReadonlyMap<string, number>;
  /** By what a word begins with. */
  readonly starts: Stems;
  /** By what a word holds. */
  readonly held: Stems;
}

/** Stems and their meanings. */
export interface Stems {
  readonly meanings: ReadonlyMap<string, number>;
  /** UTF-16 units; 0 where there is none. */
  readonly shortest: number;
  readonly longest: number;
}
