import { readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Evaluation } from "./evaluation.ts";

const USAGE = "evaluate --data FOLDER [--evaluation ID] [--only NAME] [--write]";
const TABLES = new URL("../../test/evaluation/", import.meta.url);

/** The evaluations of this folder, in the order of their file names. */
async function loadEvaluations(): Promise<Evaluation[]> {
  const found: Evaluation[] = [];
  for (const name of (await readdir(new URL(".", import.meta.url))).sort()) {
    if (!name.endsWith(".ts") || name === "main.ts") continue;
    const module = (await import(new URL(name, import.meta.url).href)) as {
      evaluation?: Evaluation;
    };
    if (module.evaluation !== undefined) found.push(module.evaluation);
  }
  return found;
}

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    evaluation: { type: "string" },
    only: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
if (values.data === undefined) {
  console.error(USAGE);
  process.exit(2);
}
for (const evaluation of await loadEvaluations()) {
  if (values.evaluation !== undefined && values.evaluation !== evaluation.id) continue;
  const table = await evaluation.run({
    folder: pathToFileURL(`${resolve(values.data)}/`),
    ...(values.only === undefined ? {} : { only: values.only }),
    print: (line) => console.log(line),
  });
  if (!values.write) continue;
  await writeFile(new URL(`${evaluation.id}.json`, TABLES), `${JSON.stringify(table, null, 2)}\n`);
}
