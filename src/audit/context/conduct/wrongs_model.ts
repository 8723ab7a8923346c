import type { Flow } from "../../fact.ts";
import { decodeWeights } from "../../models/decode_weights.ts";
import type { Severity } from "../../report.ts";
import file from "./wrongs_model.json" with { type: "json" };

/** A wrong that answers are known to do, as the facts of rules tell it. */
export interface Wrong {
  /** The tag that the network was taught. */
  readonly tag: string;
  /** All tags of a fact that tells it: the tag, and those that nearly always stand beside it. */
  readonly tags: readonly string[];
  readonly flow: Flow;
  readonly severity: Severity;
  /** Concepts that are heard in answers with this wrong many times as often as in others. */
  readonly signs: readonly string[];
}

/** The names of what a text is described by, each in the order of its rows. */
export interface WrongsFeatures {
  readonly input: readonly string[];
  readonly output: readonly string[];
  readonly domain: readonly string[];
}

/** A network of one hidden layer over concepts, as it stands in its file. */
export interface WrongsModelFile {
  readonly features: WrongsFeatures;
  readonly wrongs: readonly Wrong[];
  readonly hidden: {
    readonly bias: readonly number[];
    /** What one step of an int8 weight is worth, a unit. */
    readonly scale: readonly number[];
    /** Feature by feature (input, output, domain) one int8 a unit, in base64. */
    readonly weights: string;
  };
  /** A head a wrong, in their order, and one last for whether the answer is unlawful at all. */
  readonly output: {
    readonly bias: readonly number[];
    readonly scale: readonly number[];
    /** Head by head one int8 a unit, in base64. */
    readonly weights: string;
  };
}

/** The network, ready to score. */
export interface WrongsModel {
  readonly wrongs: readonly Wrong[];
  /** The row of each feature. */
  readonly rows: Readonly<Record<keyof WrongsFeatures, ReadonlyMap<string, number>>>;
  readonly hidden: Layer;
  readonly output: Layer;
}

interface Layer {
  readonly bias: Float32Array;
  readonly scale: Float32Array;
  readonly weights: Int8Array;
}

/** Unpacks a file of weights. */
export function openWrongsModel({
  features,
  wrongs,
  hidden,
  output,
}: WrongsModelFile): WrongsModel {
  let row = 0;
  const rowsOf = (names: readonly string[]) => new Map(names.map((name) => [name, row++]));
  const rows = {
    input: rowsOf(features.input),
    output: rowsOf(features.output),
    domain: rowsOf(features.domain),
  };
  return { wrongs, rows, hidden: openLayer(hidden), output: openLayer(output) };
}

function openLayer({ bias, scale, weights }: WrongsModelFile["hidden"]): Layer {
  return {
    bias: Float32Array.from(bias),
    scale: Float32Array.from(scale),
    weights: decodeWeights(weights),
  };
}

/** The learned network; sources, licences and scores stand in the file. */
export const WRONGS_MODEL: WrongsModel = openWrongsModel(file as WrongsModelFile);
