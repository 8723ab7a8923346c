import file from "./safety_model.json" with { type: "json" };
import type { ModelFile } from "./model.ts";
import { openModel } from "./open_model.ts";

/** The heads for harm, its kinds, orders to the AI, and orders inside documents. */
export const safetyModel = openModel(file);

/** By head; see `ModelFile`. */
export const safetyThresholds: ModelFile["thresholds"] = file.thresholds;

/** How the model was made: sources, licences, seed, scores on sources it had not seen. */
export const safetyOrigin: ModelFile["origin"] = file.origin;
