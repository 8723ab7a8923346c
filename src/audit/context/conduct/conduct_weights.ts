import weights from "./conduct_weights.json" with { type: "json" };

/** What each concept speaks for, by the half in which it is heard; above 0 for unlawful conduct. */
export interface ConductWeights {
  readonly bias: number;
  readonly input: Readonly<Record<string, number>>;
  readonly output: Readonly<Record<string, number>>;
}

/** The learned weights; sources, licences and scores stand in the file. */
export const CONDUCT_WEIGHTS: ConductWeights = weights;
