import file from "./safety_model.json" with { type: "json" };
import { openModel } from "./open_model.ts";

/** The heads for harm, its kinds, orders to the AI, and orders inside documents. */
export const safetyModel = openModel(file);

/** By head; see `ModelFile`. */
export const safetyThresholds = file.thresholds;
