import { openLinearModel, type LinearModel, type LinearModelFile } from "./linear_model.ts";
import file from "./meaning_model.json" with { type: "json" };

/** What answers mean that are unlawful, in any language; sources and licences stand in the file. */
export const MEANING_MODEL: LinearModel = openLinearModel(file as LinearModelFile);
