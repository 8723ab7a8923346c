import { MEANING_BUCKETS, meaningFeatures } from "../../audit/context/conduct/meaning_features.ts";
import { BUCKETS, wordingFeatures } from "../../audit/context/conduct/wording_features.ts";
import type { LinearTraining } from "./fit_linear.ts";

/** How the models of how an answer is worded and of what it means are learned. */
export const LINEAR_TRAININGS = {
  wording: { featuresOf: ({ worded }) => wordingFeatures(worded), size: BUCKETS, epochs: 8 },
  meaning: { featuresOf: ({ meant }) => meaningFeatures(meant), size: MEANING_BUCKETS, epochs: 8 },
} satisfies Record<string, LinearTraining>;
