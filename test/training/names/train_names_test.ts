import assert from "node:assert/strict";
import { test } from "node:test";
import { loadNameModel } from "../../../src/audit/tagging/name_model.ts";
import { tagNames } from "../../../src/audit/tagging/tag_names.ts";
import { fillTemplates } from "../../../src/training/names/fill_templates.ts";
import { seededRandom } from "../../../src/training/names/random.ts";
import { NAME_TRAINING, trainNames } from "../../../src/training/names/train_names.ts";
import {
  exchangeNames,
  joinContractions,
  joinTokens,
  poolNames,
  replaceParts,
} from "../../../src/training/names/vary_texts.ts";

const labelled = fillTemplates(1, seededRandom(3)).slice(0, 120);
const talk = ["how do i reset my password", "write a poem about the sea"];
const options = {
  ...NAME_TRAINING,
  templateCopies: 1,
  clusterAtLeast: 3,
  clusters: 8,
  featureAtLeast: 2,
  keep: 4000,
  firstEpochs: 1,
  epochs: 2,
};
const text = {
  text: "I met Ann Lee in Rome .",
  spans: [
    { start: 6, end: 13, label: "PERSON" },
    { start: 17, end: 21, label: "LOCATION" },
  ],
  language: "en",
  source: "wnut17-train",
  group: "",
  scope: [],
};

function marked({ text: value, spans }: typeof text): string[] {
  return spans.map(({ start, end }) => value.slice(start, end));
}

test("the same texts and seed give the same weights, byte for byte, and weights that find names", () => {
  const first = trainNames({ labelled, talk }, options);
  assert.equal(JSON.stringify(trainNames({ labelled, talk }, options)), JSON.stringify(first));
  const biases = { all: { PERSON: 0, LOCATION: 0, ORGANIZATION: 0, ADDRESS: 0 } };
  const { names } = tagNames("My name is Susan Clark and I live at 12 Oak Street, Leeds.", {
    model: loadNameModel(first),
    biases,
  });
  assert.ok(names.some(({ kind }) => kind === "PERSON"));
});

test("spans move with the text around them", () => {
  const moved = replaceParts(text, [
    { start: 0, end: 1, value: "Yesterday we" },
    { start: 6, end: 13, value: "Bo" },
  ]);
  assert.deepEqual(marked(moved as typeof text), ["Bo", "Rome"]);
  assert.deepEqual(marked(joinTokens(text) as typeof text), ["Ann Lee", "Rome"]);
  assert.equal(joinTokens(text).text, "I met Ann Lee in Rome.");
});

test("Portuguese words are contracted outside of names", () => {
  const portuguese = { ...text, text: "Foi a a casa de o João em as férias.", spans: [] };
  assert.equal(joinContractions(portuguese).text, "Foi à casa do João nas férias.");
});

test("exchanged names stay marked", () => {
  const random = seededRandom(1);
  const pool = poolNames([text]);
  for (let copy = 0; copy < 50; copy++) {
    const other = exchangeNames(text, { random, pool });
    const [person, place] = marked(other as typeof text);
    assert.equal(other.text, `I met ${person} in ${place} .`);
  }
});
