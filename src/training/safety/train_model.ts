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

/** How much of a head's logit the n-grams give; the concepts give the rest. */
const NGRAM_SHARE: Readonly<Partial<Record<Head, number>>> = { injection: 0.75 };
const EVEN = 0.5;

/**
 * Only harmful texts are in French: n-grams would take the language for the harm. Concepts span
 * the languages, so the source teaches those alone.
 */
const CONCEPTS_ONLY = /^ailuminate-fr$/;

/**
 * Two logistic regressions, one on concepts and one on n-grams, learned apart and joined by a
 * weighted mean of their logits. Learned together, n-grams remember their sources and leave the
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
  const hashed = trainHeads(readable.map(withoutConcepts), { ...options, epochs: 4, rate: 0.05 });
  const shares = Float32Array.from(heads, (head) => NGRAM_SHARE[head] ?? EVEN);
  const rest = shares.map((share) => 1 - share);
  return {
    bias: hashed.bias.map(
      (bias, head) =>
        bias * (shares[head] as number) + (named.bias[head] as number) * (rest[head] as number),
    ),
    hashed: hashed.hashed.map((weight, at) => weight * (shares[at % heads.length] as number)),
    concepts: named.concepts.map((weight, at) => weight * (rest[at % heads.length] as number)),
  };
}

function withoutNgrams(example: Example): Example {
  return { ...example, features: { ...example.features, hashed: NOTHING } };
}

function withoutConcepts(example: Example): Example {
  return { ...example, concepts: NOTHING };
}
