import { decodeWeights } from "../../models/decode_weights.ts";
import file from "./wording_model.json" with { type: "json" };

/** How much the network of concepts and the wording each count, as logits. */
export interface Mix {
  readonly network: number;
  readonly wording: number;
  readonly bias: number;
}

/** A logistic regression over the words of interactions, as it stands in its file. */
export interface WordingModelFile {
  readonly bias: number;
  /** What one step of an int8 weight is worth. */
  readonly scale: number;
  /** An int8 a hash bucket, in base64. */
  readonly weights: string;
  /** Learned on interactions that neither had seen. */
  readonly mix: Mix;
}

/** The regression, ready to score. */
export interface WordingModel extends Omit<WordingModelFile, "weights"> {
  readonly weights: Int8Array;
}

/** Unpacks a file of weights. */
export function openWordingModel(from: WordingModelFile): WordingModel {
  return { ...from, weights: decodeWeights(from.weights) };
}

/** The learned regression; sources, licences and scores stand in the file. */
export const WORDING_MODEL: WordingModel = openWordingModel(file as WordingModelFile);
