import type { Features } from "./extract_features.ts";
import type { Head } from "./heads.ts";
import { prepareExamples } from "./prepare_examples.ts";
import { trainHeads, type Example, type Weights } from "./train_heads.ts";
import type { TrainingRow } from "./training_row.ts";

export interface ModelSettings {
  readonly concepts: ReadonlyMap<string, number>;
  readonly size: number;
  readonly seed: number;
  readonly heads: readonly Head[];
}

const NOTHING = new Int32Array(0);

/**
 * Only harmful texts are in French: n-grams would take the language for the harm. Concepts span
 * the languages, so the source teaches those alone.
 */
const CONCEPTS_ONLY = /^ailuminate-fr$/;

/**
 * Two logistic regressions, one on concepts and one on n-grams, learned apart and joined by the
 * mean of their logits. Learned together, n-grams remember their sources and leave the
 * concepts, which carry over to unseen sources, too little to explain.
 */
export function trainModel(
  rows: readonly { readonly row: TrainingRow; readonly features: Features }[],
  settings: ModelSettings,
): Weights {
  const { heads } = settings;
  const taught = rows.filter(({ row }) => heads.some((head) => row.targets[head] !== undefined));
  const examples = prepareExamples(taught, settings);
  const options = {
    heads: heads.length,
    size: settings.size,
    concepts: settings.concepts.size,
    decay: 0.05,
    seed: settings.seed,
  };
  const named = trainHeads(examples.map(withoutNgrams), { ...options, epochs: 6, rate: 0.1 });
  const readable = examples.filter(
    (_, index) => !CONCEPTS_ONLY.test(taught[index]?.row.source ?? ""),
  );
  const hashed = trainHeads(readable.map(withoutConcepts), { ...options, epochs: 6, rate: 0.05 });
  const half = (weights: Float32Array): Float32Array => weights.map((weight) => weight / 2);
  return {
    bias: hashed.bias.map((bias, head) => (bias + (named.bias[head] as number)) / 2),
    hashed: half(hashed.hashed),
    concepts: half(named.concepts),
  };
}

function withoutNgrams(example: Example): Example {
  return { ...example, features: { ...example.features, hashed: NOTHING } };
}

function withoutConcepts(example: Example): Example {
  return { ...example, concepts: NOTHING };
}
