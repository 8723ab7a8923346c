import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { heardConcepts, scoreConduct } from "../../audit/context/conduct/suspect_conduct.ts";
import { readContext } from "../../audit/context/read_context.ts";
import { fitConduct, type ConductExample } from "./fit_conduct.ts";
import { readCases, readOrdinaryTalk, type LabelledInteraction } from "./read_interactions.ts";

const FILE = new URL("../../audit/context/conduct/conduct_weights.json", import.meta.url);
/** Every third ordinary conversation is kept for measuring. */
const KEPT_APART = 3;
const THRESHOLDS = [0.8, 0.9, 0.95, 0.97, 0.98, 0.99] as const;

const { values } = parseArgs({
  options: { data: { type: "string" }, casebook: { type: "string", default: "test/casebook" } },
});
if (values.data === undefined) throw new Error("usage: train --data FOLDER [--casebook FOLDER]");

const cases = readCases(resolve(values.casebook)).map(exampleOf);
const talk = readOrdinaryTalk(resolve(values.data)).map(exampleOf);
const kept = talk.filter((_, index) => index % KEPT_APART === 0);
const ordinary = talk.filter((_, index) => index % KEPT_APART !== 0);
const scores = measureHeldOut();
const weights = fitConduct([...cases, ...ordinary]);
const source = {
  source:
    "this project's casebook (test/casebook); MT-bench, Vicuna-bench, Arena-Hard, awesome-chatgpt-prompts and GSM8K",
  licence: "MIT; Apache-2.0, CC0-1.0 and MIT",
  examples: cases.length + ordinary.length,
  scores_on_files_held_out: scores,
};
writeFileSync(FILE, `${JSON.stringify({ ...source, ...weights }, undefined, 1)}\n`);
console.log(scores);

function exampleOf({ interaction, unlawful, group }: LabelledInteraction): ConductExample {
  const context = readContext(interaction, { personalData: [], domains: [] });
  return { heard: heardConcepts(context), unlawful, group };
}

/** Each file of the casebook by weights that were learned without it. */
function measureHeldOut(): Record<string, string> {
  const groups = [...new Set(cases.map(({ group }) => group))];
  const held = groups.flatMap((group) => {
    const learned = fitConduct([...cases.filter((one) => one.group !== group), ...ordinary]);
    return cases
      .filter((one) => one.group === group)
      .map(({ heard, unlawful }) => ({ score: scoreConduct(heard, learned).score, unlawful }));
  });
  const all = fitConduct([...cases, ...ordinary]);
  const share = (list: readonly { readonly score: number }[], threshold: number) =>
    `${list.filter(({ score }) => score >= threshold).length} of ${list.length}`;
  const apart = kept.map(({ heard }) => ({ score: scoreConduct(heard, all).score }));
  return Object.fromEntries(
    THRESHOLDS.map((threshold) => [
      `at ${threshold}`,
      `unlawful ${share(
        held.filter(({ unlawful }) => unlawful),
        threshold,
      )}, lawful ${share(
        held.filter(({ unlawful }) => !unlawful),
        threshold,
      )}, ordinary talk ${share(apart, threshold)}`,
    ]),
  );
}
