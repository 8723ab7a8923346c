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
import { quantize } from "./quantize.ts";
import { describeSources } from "./describe_sources.ts";
import { trainModel } from "./train_model.ts";
import type { TrainingRow } from "./training_row.ts";
import { validateUnseen } from "./validate_unseen.ts";

const USAGE = "train --data FOLDER --out FILE [--seed N] [--skip-validation]";
const SIZE = 2 ** 16;
const DECIMALS = 4;

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
const lexicon = lexiconOf((await loadCatalogue()).hazards);
const rows = [...assembleRows(folder), ...assembleSentences(folder)].map((row) => ({
  row,
  features: extractFeatures(row.text, { lexicon, size: SIZE }),
}));
const concepts = countConcepts(rows.map((one) => one.features));
const settings = { concepts, size: SIZE, seed };
console.log(`${rows.length} rows, ${concepts.size} concept features`);
const validated = values["skip-validation"]
  ? { scores: {}, thresholds: {} }
  : validateUnseen(rows, { ...settings, print: (line) => console.log(line) });
writeFileSync(values.out, `${JSON.stringify(makeFile(rows), null, 1)}\n`);

/** Trains on everything and packs the weights together with how they came about. */
function makeFile(all: readonly { row: TrainingRow; features: Features }[]): ModelFile {
  const weights = trainModel(all, { ...settings, heads: HEADS });
  const hashed = quantize(weights.hashed, HEADS.length);
  const named = quantize(weights.concepts, HEADS.length);
  return {
    origin: {
      made_by: "src/training/safety/train.ts",
      seed,
      sources: describeSources(all.map((one) => one.row)),
      scores_on_unseen_sources: validated.scores,
    },
    thresholds: validated.thresholds,
    heads: HEADS,
    size: SIZE,
    bias: Array.from(weights.bias, (bias) => Number(bias.toFixed(DECIMALS))),
    scale: hashed.scale,
    weights: hashed.base64,
    concepts: [...concepts.keys()],
    concept_scale: named.scale,
    concept_weights: named.base64,
  };
}
