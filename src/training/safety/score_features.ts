import { CONCEPT_VALUE, type Model } from "../../audit/models/model.ts";
import type { Features } from "./extract_features.ts";

/** The scores of all heads for the features of a text, as `scoreReading` gives them. */
export function scoreFeatures(features: Features, model: Model): Record<string, number> {
  const length = Math.sqrt(Math.max(1, features.hashed.length));
  const rows = features.concepts.flatMap((name) => model.concepts.get(name) ?? []);
  const heads = model.heads.length;
  return Object.fromEntries(
    model.heads.map((head, at) => {
      let hashed = 0;
      for (const feature of features.hashed)
        hashed += model.weights[feature * heads + at] as number;
      let named = 0;
      for (const row of rows) named += model.conceptWeights[row * heads + at] as number;
      const logit =
        (model.bias[at] as number) +
        (hashed * (model.scale[at] as number)) / length +
        named * (model.conceptScale[at] as number) * CONCEPT_VALUE;
      return [head, 1 / (1 + Math.exp(-logit))];
    }),
  );
}
