import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  extractFeatures,
  FEATURE_COUNT,
} from "../../audit/context/obligations/extract_features.ts";
import { readArticleCases } from "../../evaluation/read_article_cases.ts";
import { fitArticles, type Example } from "./fit_articles.ts";
import { STEEPNESS } from "./fit_separator.ts";
import { measureUnseen } from "./measure_unseen.ts";

const MODEL = new URL("../../audit/context/obligations/obligations.json", import.meta.url);

const { values } = parseArgs({ options: { data: { type: "string" } } });
if (values.data === undefined) throw new Error("usage: train --data FOLDER");
const cases = readFileSync(resolve(values.data, "safety/regulation-privaci-gdpr.jsonl"), "utf8");
const examples: Example[] = readArticleCases(cases).map((one) => ({
  ...one,
  features: extractFeatures(one.text),
}));
const unseen = measureUnseen(examples);
console.log(`micro-F1 on unseen groups: ${unseen.micro_f1}`);
const models = fitArticles(examples);
const rarest = models.rarity.reduce((most, one) => Math.max(most, one), 1e-9) / 255;
const known = models.cases.cases.map(({ words, labels }) => ({
  words: words.filter((place) => models.rarity[place]! > 0).sort((a, b) => a - b),
  labels,
}));
const described = {
  source: "PrivaCI-Bench, GDPR cases (HKUST KnowComp)",
  licence: "MIT",
  cases: examples.length,
  features: FEATURE_COUNT,
  scores_on_unseen_groups: unseen,
  steepness: STEEPNESS,
  rarity: {
    scale: Number(rarest.toPrecision(6)),
    bytes: encode(Uint8Array.from(models.rarity, (one) => Math.round(one / rarest))),
  },
  known_cases: {
    sizes: known.map(({ words }) => words.length),
    places: encode(Uint16Array.from(known.flatMap(({ words }) => words))),
    labels: known.map(({ labels }) => labels),
  },
  articles: models.articles.map(({ label, threshold, weights, trees }) => ({
    label,
    threshold,
    ...quantize(weights),
    trees,
  })),
};
writeFileSync(MODEL, `${JSON.stringify(described)}\n`);

function quantize(weights: Float64Array) {
  const places = weights.subarray(0, FEATURE_COUNT);
  const scale = places.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
  return {
    bias: Number(weights[FEATURE_COUNT]!.toFixed(4)),
    scale: Number(scale.toPrecision(6)),
    weights: encode(Int8Array.from(places, (weight) => Math.round(weight / scale))),
  };
}

function encode(bytes: Uint8Array | Int8Array | Uint16Array): string {
  return Buffer.from(bytes.buffer).toString("base64");
}
