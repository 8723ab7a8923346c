/** How a model was made, so that its numbers can be judged and made again. */
export interface ModelOrigin {
  readonly sources: readonly {
    readonly name: string;
    readonly licence: string;
    readonly rows: number;
  }[];
  readonly seed: number;
  readonly made_by: string;
  /** Measured by models that had not seen the source they were measured on. */
  readonly scores_on_unseen_sources: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The whole engine, rules included, with such models in the place of the shipped one. */
  readonly engine_on_unseen_sources: readonly Readonly<Record<string, string | number | null>>[];
}

/** By head; calibrated on sources that the model had not seen. */
export type Thresholds = Readonly<
  Record<string, { readonly strict: number; readonly loose: number }>
>;

/** A file of weights: linear heads over hashed n-grams and named concept features. */
export interface ModelFile {
  readonly origin: ModelOrigin;
  /** Above `strict` a score is reported by itself, above `loose` where the domain is sensitive. */
  readonly thresholds: Thresholds;
  readonly heads: readonly string[];
  /** Number of hash buckets, a power of two. */
  readonly size: number;
  readonly bias: readonly number[];
  /** What one step of an int8 weight is worth, a head. */
  readonly scale: readonly number[];
  /** Bucket by bucket one int8 a head, in base64. */
  readonly weights: string;
  readonly concepts: readonly string[];
  readonly concept_scale: readonly number[];
  /** Concept by concept one int8 a head, in base64. */
  readonly concept_weights: string;
}

/** A model ready to score. */
export interface Model {
  readonly heads: readonly string[];
  readonly size: number;
  readonly bias: Float32Array;
  readonly scale: Float32Array;
  readonly weights: Int8Array;
  readonly concepts: ReadonlyMap<string, number>;
  readonly conceptScale: Float32Array;
  readonly conceptWeights: Int8Array;
}

/** What every concept feature counts for, beside n-grams that have length one together. */
export const CONCEPT_VALUE = 0.3;
