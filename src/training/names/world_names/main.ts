import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { hashString } from "../../../audit/tagging/hash.ts";
import { ascending, toBase64 } from "../ascending.ts";
import { readFakerNames } from "./read_faker_names.ts";

/**
 * Makes the list of given names and surnames of the world. The folder of packages is one into which
 * Python's installer put, as its target and without dependencies, Faker 40.54.0; that of modules has
 * `@faker-js/faker` 10.6.0.
 */
const USAGE = "main.ts --packages FOLDER --modules FOLDER --out FILE";

const { values } = parseArgs({
  options: { packages: { type: "string" }, modules: { type: "string" }, out: { type: "string" } },
});
const { packages, modules, out } = values;
if (packages === undefined || modules === undefined || out === undefined) {
  console.error(USAGE);
  process.exit(2);
}

function pack(words: ReadonlySet<string>): { readonly count: number; readonly keys: string } {
  const hashes = new Set([...words].map((word) => hashString(word) >>> 0));
  const sorted = [...hashes].sort((one, other) => one - other);
  return { count: sorted.length, keys: toBase64(ascending(sorted)) };
}

const { given, surnames } = await readFakerNames({ packages, modules });
const content = {
  licence: "MIT",
  sources: [
    "Faker 40.54.0 (Daniele Faraglia and contributors): MIT",
    "@faker-js/faker 10.6.0 (Faker contributors): MIT",
  ],
  given: pack(given),
  surnames: pack(surnames),
};
writeFileSync(out, `${JSON.stringify(content)}\n`);
