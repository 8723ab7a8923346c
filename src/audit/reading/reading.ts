/** A word of a text, folded for comparison; offsets count UTF-16 code units of the text. */
export interface Word {
  /** Lower case, without accents, invisible characters and look-alike letters. */
  readonly text: string;
  /** In lower case with its accents, where without them it would be another language's common word. */
  readonly marked?: string;
  readonly start: number;
  readonly end: number;
}

/** A sentence, or a stretch of at most {@link SENTENCE_WORDS} words where nothing ends one. */
export interface Sentence {
  /** UTF-16 offsets into the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Indices into the reading's words; `last` is exclusive. */
  readonly first: number;
  readonly last: number;
}

/** An occurrence of a concept: the words from `first` up to, without, `last`. */
export interface ConceptHit {
  readonly first: number;
  readonly last: number;
}

/** A text taken apart once, for every hazard to look at. */
export interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  readonly sentences: readonly Sentence[];
  /** Occurrences by concept, in order of position. */
  readonly concepts: ReadonlyMap<string, readonly ConceptHit[]>;
}

/** The longest sentence, in words; longer stretches are cut. */
export const SENTENCE_WORDS = 80;
