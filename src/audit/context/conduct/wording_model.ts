import { openLinearModel, type LinearModel, type LinearModelFile } from "./linear_model.ts";
import file from "./wording_model.json" with { type: "json" };

/** How answers are worded that are unlawful; sources, licences and scores stand in the file. */
export const WORDING_MODEL: LinearModel = openLinearModel(file as LinearModelFile);
