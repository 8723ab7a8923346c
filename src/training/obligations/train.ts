import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  extractFeatures,
  FEATURE_COUNT,
} from "../../audit/context/obligations/extract_features.ts";
import { readArticleCases } from "../../evaluation/read_article_cases.ts";
import { fitArticles, type Example } from "./fit_articles.ts";
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
console.log(`micro-F1 on unseen groups: ${unseen.micro_f1_of_divisions.join(", ")}`);
const { labels, thresholds, rarity, index, learned } = fitArticles(examples);
const rarest = largest(rarity) / 255;
const heaviest = largest(learned.weights) / 32767;
const known = index.cases.map(({ words, signs, labels }) => ({
  words: words.filter((place) => rarity[place]! > 0).sort((a, b) => a - b),
  signs,
  labels,
}));
const described = {
  source: "PrivaCI-Bench, GDPR cases (HKUST KnowComp)",
  licence: "MIT",
  cases: examples.length,
  features: FEATURE_COUNT,
  scores_on_unseen_groups: unseen,
  rarity: {
    scale: Number(rarest.toPrecision(6)),
    bytes: encode(Uint8Array.from(rarity, (one) => Math.round(one / rarest))),
  },
  known_cases: {
    sizes: known.map(({ words }) => words.length),
    places: encode(Uint16Array.from(known.flatMap(({ words }) => words))),
    signs: encode(Uint8Array.from(known.flatMap(({ signs }) => [...signs]))),
    labels: known.map(({ labels }) => labels),
  },
  weights: {
    scale: Number(heaviest.toPrecision(6)),
    words: encode(Int16Array.from(learned.weights, (one) => Math.round(one / heaviest))),
  },
  articles: labels.map((label, at) => ({ label, threshold: thresholds[at]! })),
};
writeFileSync(MODEL, `${JSON.stringify(described)}\n`);

function largest(values: Float64Array): number {
  return values.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9);
}

function encode(bytes: Uint8Array | Int16Array | Uint16Array): string {
  return Buffer.from(bytes.buffer).toString("base64");
}
