import { decodeWeights } from "../../models/decode_weights.ts";
import { MEANINGS } from "../../glossary/meanings.ts";
import type { SignalInput } from "../frames/signal.ts";
import { meantInteraction } from "./meaning_features.ts";

/** What a network is shown of an interaction: each once. */
export interface HeardInteraction {
  /** Concepts of the question, and of the answer. */
  readonly input: readonly string[];
  readonly output: readonly string[];
  /** What the words of the question mean, and those of the answer. */
  readonly asked: readonly string[];
  readonly said: readonly string[];
  /** The domains that the use case names. */
  readonly domain: readonly string[];
}

const SIDES = ["input", "output", "asked", "said", "domain"] as const;

/** A network of one hidden layer over what is heard, as it stands in its file. */
export interface ConceptNetworkFile {
  /** The names of what an interaction is described by, each in the order of its rows. */
  readonly features: HeardInteraction;
  readonly hidden: {
    readonly bias: readonly number[];
    /** What one step of an int8 weight is worth, a unit. */
    readonly scale: readonly number[];
    /** Feature by feature (side by side) one int8 a unit, in base64. */
    readonly weights: string;
  };
  readonly output: {
    readonly bias: readonly number[];
    readonly scale: readonly number[];
    /** Head by head one int8 a unit, in base64. */
    readonly weights: string;
  };
}

/** A network, ready to score. */
export interface ConceptNetwork {
  /** The row of each feature. */
  readonly rows: Readonly<Record<keyof HeardInteraction, ReadonlyMap<string, number>>>;
  readonly hidden: Layer;
  readonly output: Layer;
}

interface Layer {
  readonly bias: Float32Array;
  readonly scale: Float32Array;
  readonly weights: Int8Array;
}

/** So much what is heard in a text weighs together, however much it is. */
const SHARE = 3;

/** Unpacks a file of weights. */
export function openNetwork({ features, hidden, output }: ConceptNetworkFile): ConceptNetwork {
  return { rows: rowsByName(features), hidden: openLayer(hidden), output: openLayer(output) };
}

function openLayer({ bias, scale, weights }: ConceptNetworkFile["hidden"]): Layer {
  return {
    bias: Float32Array.from(bias),
    scale: Float32Array.from(scale),
    weights: decodeWeights(weights),
  };
}

/** The row of each feature, in the order of their names. */
export function rowsByName(features: HeardInteraction): ConceptNetwork["rows"] {
  let row = 0;
  const rowsOfNames = (names: readonly string[]) => new Map(names.map((name) => [name, row++]));
  return {
    input: rowsOfNames(features.input),
    output: rowsOfNames(features.output),
    asked: rowsOfNames(features.asked),
    said: rowsOfNames(features.said),
    domain: rowsOfNames(features.domain),
  };
}

/** What an interaction is to a network. */
export function heardInteraction(context: SignalInput): HeardInteraction {
  const { input, output, domains } = context;
  const meant = meantInteraction(context);
  return {
    input: [...input.words.concepts.keys()],
    output: [...output.words.concepts.keys()],
    asked: namesOf(meant.input),
    said: namesOf(meant.output),
    domain: [...domains],
  };
}

function namesOf(meanings: readonly number[]): string[] {
  return [...new Set(meanings)].map((meaning) => MEANINGS[meaning]!);
}

/** How much each of so many features counts, so that long texts weigh no more than short ones. */
export function shareOfEach(features: number): number {
  return SHARE / Math.sqrt(Math.max(1, features));
}

/** The rows of the features that a network knows. */
export function rowsOf(heard: HeardInteraction, rows: ConceptNetwork["rows"]): number[] {
  return SIDES.flatMap((side) => heard[side].flatMap((name) => rows[side].get(name) ?? []));
}

/** How likely what each head stands for is, 0 to 1, in the order of the heads. */
export function scoreHeads(heard: HeardInteraction, network: ConceptNetwork): Float64Array {
  const { hidden, output } = network;
  const units = hidden.bias.length;
  const sums = new Float64Array(units);
  const rows = rowsOf(heard, network.rows);
  for (const row of rows) {
    for (let unit = 0; unit < units; unit++) sums[unit]! += hidden.weights[row * units + unit]!;
  }
  const share = shareOfEach(rows.length);
  for (let unit = 0; unit < units; unit++) {
    sums[unit] = Math.tanh(hidden.bias[unit]! + share * hidden.scale[unit]! * sums[unit]!);
  }
  return Float64Array.from(output.bias, (bias, head) => {
    let sum = bias;
    for (let unit = 0; unit < units; unit++) {
      sum += output.scale[unit]! * output.weights[head * units + unit]! * sums[unit]!;
    }
    return 1 / (1 + Math.exp(-sum));
  });
}
