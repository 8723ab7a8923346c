import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { ModelFile } from "../../audit/models/model.ts";
import { loadCatalogue } from "../../catalogue/load_catalogue.ts";
import { lexiconOf } from "../../audit/detection/lexicon_of.ts";
import { assembleRows } from "./assemble_rows.ts";
import { assembleSentences } from "./assemble_sentences.ts";
import { extractFeatures, type Features } from "./extract_features.ts";
import { HEADS } from "./heads.ts";
import { countConcepts } from "./prepare_examples.ts";
import { judgeUnseen } from "./judge_unseen.ts";
import { packModel } from "./pack_model.ts";
import { trainFolds } from "./train_folds.ts";
import { describeSources } from "./describe_sources.ts";
import { trainModel } from "./train_model.ts";
import type { TrainingRow } from "./training_row.ts";
import { validateUnseen } from "./validate_unseen.ts";

const USAGE = "train --data FOLDER --out FILE [--seed N] [--skip-validation]";
const SIZE = 2 ** 16;
const NOTHING = { scores: {}, thresholds: {}, engine: [] };

const { values } = parseArgs({
  options: {
    "data": { type: "string" },
    "out": { type: "string" },
    "seed": { type: "string", default: "1" },
    "skip-validation": { type: "boolean", default: false },
  },
});
if (values.data === undefined || values.out === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const folder = pathToFileURL(`${resolve(values.data)}/safety/`);
const seed = Number(values.seed);
const { hazards } = await loadCatalogue();
const lexicon = lexiconOf(hazards);
const rows = [...assembleRows(folder), ...assembleSentences(folder)].map((row) => ({
  row,
  features: extractFeatures(row.text, { lexicon, size: SIZE }),
}));
const concepts = countConcepts(rows.map((one) => one.features));
const settings = { concepts, size: SIZE, seed };
console.log(`${rows.length} rows, ${concepts.size} concept features`);
const validated = values["skip-validation"] ? NOTHING : validate();
writeFileSync(values.out, `${JSON.stringify(makeFile(rows), null, 1)}\n`);

/** Measures heads and engine by models that have not seen what they are measured on. */
function validate() {
  const models = trainFolds(rows, { ...settings, print: (line) => console.log(line) });
  const { scores, thresholds } = validateUnseen(rows, models.byFold);
  const engine = judgeUnseen(models, { folder, hazards }).map((measure) => ({ ...measure }));
  for (const measure of engine) console.log(JSON.stringify(measure));
  return { scores, thresholds, engine };
}

/** Trains on everything and packs the weights together with how they came about. */
function makeFile(all: readonly { row: TrainingRow; features: Features }[]): ModelFile {
  const weights = trainModel(all, { ...settings, heads: HEADS });
  return {
    origin: {
      made_by: "src/training/safety/train.ts",
      seed,
      sources: describeSources(all.map((one) => one.row)),
      scores_on_unseen_sources: validated.scores,
      engine_on_unseen_sources: validated.engine,
    },
    thresholds: validated.thresholds,
    ...packModel(weights, { ...settings, heads: HEADS }),
  };
}
