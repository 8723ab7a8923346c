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
console.log(`micro-F1 on unseen groups: ${unseen.micro_f1}`);
const articles = fitArticles(examples).map(({ label, threshold, weights }) => ({
  label,
  threshold,
  ...quantize(weights),
}));
const described = {
  source: "PrivaCI-Bench, GDPR cases (HKUST KnowComp)",
  licence: "MIT",
  cases: examples.length,
  features: FEATURE_COUNT,
  scores_on_unseen_groups: unseen,
  articles,
};
writeFileSync(MODEL, `${JSON.stringify(described, null, 1)}\n`);

function quantize(weights: Float64Array) {
  const places = weights.subarray(0, FEATURE_COUNT);
  const scale = places.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
  const bytes = Int8Array.from(places, (weight) => Math.round(weight / scale));
  return {
    bias: Number(weights[FEATURE_COUNT]!.toFixed(4)),
    scale: Number(scale.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}
