import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { hashString } from "../../audit/tagging/hash.ts";
import { NAME_BIASES } from "../../audit/tagging/known_names.ts";
import { loadNameModel } from "../../audit/tagging/name_model.ts";
import type { LabelledText } from "./labelled_text.ts";
import { readLabelledTexts } from "./read_labelled_texts.ts";
import { readWrittenTexts } from "./read_written_texts.ts";
import { scoreTagger } from "./score_tagger.ts";
import { NAME_TRAINING, trainNames } from "./train_names.ts";
import { TALK_SOURCES, TRAINING_SOURCES, UNSEEN_SOURCES } from "./training_sources.ts";

/**
 * Trains the tagger of names. With --scores a share of the groups is held out and measured; without,
 * everything is learned from. The folder holds the subfolders `pii` and `safety`.
 */
const USAGE = "main.ts --data FOLDER [--scores FILE] [--weights FILE]";
const LONGEST_TALK = 4000;

/** The same text in two scripts or in two closely related languages is one group. */
function groupOf({ group }: LabelledText): string {
  return group
    .replace(/^zh_gsdsimp|^zh_gsd/, "zh")
    .replace(/^(?:hr|sr)_set(.*)set\.(?:hr|sr)/, "$1set");
}

function isHeldOut(text: LabelledText): boolean {
  const share = text.source.startsWith("presidio") ? 30 : 12;
  return (hashString(groupOf(text)) >>> 0) % 100 < share;
}

function readTalk(folder: string): string[] {
  return TALK_SOURCES.flatMap(({ file }) => {
    const bytes = readFileSync(join(folder, file));
    const content = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    return content
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .flatMap(({ prompt, response, chosen, rejected }) => [prompt, response, chosen, rejected])
      .filter((value) => typeof value === "string")
      .map((value) => value.slice(0, LONGEST_TALK));
  });
}

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    scores: { type: "string" },
    weights: { type: "string" },
  },
});
if (values.data === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const folder = join(values.data, "pii");
const everything = [
  ...TRAINING_SOURCES.flatMap(({ file }) => readLabelledTexts(folder, file)),
  ...readWrittenTexts(),
];
const talk = readTalk(join(values.data, "safety"));
const { scores, weights } = values;
const labelled = scores === undefined ? everything : everything.filter((text) => !isHeldOut(text));
const file = trainNames({ labelled, talk }, { ...NAME_TRAINING, report: console.log });

if (scores !== undefined) {
  const unseen = UNSEEN_SOURCES.flatMap((source) => readLabelledTexts(folder, source.file));
  const table = scoreTagger([...everything.filter(isHeldOut), ...unseen], {
    model: loadNameModel(file),
    biases: NAME_BIASES,
  });
  writeFileSync(scores, `${JSON.stringify(table, null, 2)}\n`);
}
if (weights !== undefined) {
  const sources = [
    ...[...TRAINING_SOURCES, ...TALK_SOURCES].map((source) => {
      return `${source.file}: ${source.title}, ${source.licence}`;
    }),
    "src/training/names/written: this project's own texts, MIT",
  ];
  const origin = { licence: "CC-BY-SA-4.0", sources, training: NAME_TRAINING };
  writeFileSync(weights, `${JSON.stringify({ ...origin, ...file })}\n`);
}
