import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { parseArgs } from "node:util";
import { z } from "zod";
import { heardConcepts, scoreConduct } from "../../audit/context/conduct/suspect_conduct.ts";
import { readContext } from "../../audit/context/read_context.ts";
import { fitConduct, type ConductExample } from "./fit_conduct.ts";

const FILE = new URL("../../audit/context/conduct/conduct_weights.json", import.meta.url);
const BENIGN = "safety/benign-background.jsonl.gz";
/** Every third ordinary conversation is kept for measuring. */
const KEPT_APART = 3;
const THRESHOLDS = [0.8, 0.9, 0.95, 0.97, 0.98, 0.99] as const;

const half = z.object({ value: z.string(), format: z.enum(["text", "json"]), country: z.string() });
const Cases = z.array(
  z.object({
    use_case: z.string(),
    input: half,
    output: half,
    expect: z.object({ status: z.array(z.string()) }),
  }),
);
const Conversation = z.object({ prompt: z.string(), response: z.string().nullish() });

const { values } = parseArgs({
  options: { data: { type: "string" }, casebook: { type: "string", default: "test/casebook" } },
});
if (values.data === undefined) throw new Error("usage: train --data FOLDER [--casebook FOLDER]");

const cases = readCases(resolve(values.casebook));
const talk = readTalk(resolve(values.data, BENIGN));
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

function exampleOf(
  interaction: Pick<z.infer<typeof Cases>[number], "use_case" | "input" | "output">,
  { group, unlawful }: { group: string; unlawful: boolean },
): ConductExample {
  const context = readContext(
    { ...interaction, company_name: "" },
    { personalData: [], domains: [] },
  );
  return { heard: heardConcepts(context), unlawful, group };
}

/** Clear cases only: what may be either way teaches nothing. */
function readCases(folder: string): ConductExample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "known_gaps.json")
    .sort()
    .flatMap((name) => {
      const parsed = Cases.parse(JSON.parse(readFileSync(resolve(folder, name), "utf8")));
      return parsed
        .filter(({ expect }) => expect.status.join() === "Fully Compliant" || !mayPass(expect))
        .map((one) => exampleOf(one, { group: name, unlawful: !mayPass(one.expect) }));
    });
}

function mayPass({ status }: { readonly status: readonly string[] }): boolean {
  return status.includes("Fully Compliant");
}

function readTalk(file: string): ConductExample[] {
  return gunzipSync(readFileSync(file))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => Conversation.parse(JSON.parse(line)))
    .filter(({ response }) => response)
    .map(({ prompt, response }) => {
      const text = (value: string) => ({ value, format: "text" as const, country: "global" });
      const interaction = {
        use_case: "assistant",
        input: text(prompt),
        output: text(response ?? ""),
      };
      return exampleOf(interaction, { group: "talk", unlawful: false });
    });
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
