import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { basename, dirname, join, normalize } from "node:path";
import { test } from "node:test";

/** What each room of src may import besides itself. Data flows one way: there is no circle. */
const ROOMS: Record<string, readonly string[]> = {
  audit: [],
  catalogue: ["audit"],
  contract: [],
  keys: [],
  reference: ["contract"],
  database: [],
  signature: ["audit", "contract"],
  intake: ["contract", "database", "keys"],
  judge: ["audit"],
  worker: ["audit", "catalogue", "database", "judge", "signature"],
  exports: ["audit", "database", "keys"],
  dashboard: ["audit", "catalogue", "contract", "database", "exports", "keys", "signature"],
  documentation: [],
  evaluation: ["audit", "catalogue"],
  training: ["audit", "catalogue", "evaluation"],
};

/** Rooms at the edge, which put the others together. */
const EDGES = ["commands", "seed", "main.ts"];

/** Files beside the rooms, which any room but the audit may import. */
const SHARED = ["error_fields.ts", "operator_error.ts", "config.ts", "log.ts", "setting.ts"];

/** Packages that the pure audit may use: they compute and do nothing else. */
const PURE_PACKAGES = [
  "zod",
  "libphonenumber-js",
  "tldts",
  "i18n-iso-countries",
  "stdnum",
  "@noble/hashes",
  "@scure/base",
  "fflate",
];

const LONGEST_FILE = 300;
/** Folders whose files are lists of data and little else. */
const DATA = [
  /\/data\//,
  /^src\/audit\/laws\//,
  /\/gazetteer\//,
  /_templates\.ts$/,
  /_lexicon\.ts$/,
  /\/casebook\//,
];

/** What a file found by its folder exports: the folder says what it is, its name which one. */
const CONVENTIONAL = ["detector", "hazard", "law", "signal", "evaluation", "section"];

const BANNED_NAMES = /(^|_)(utils?|helpers?|managers?|common|misc)(_|\.|$)/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const sources = files.filter((file) => /^src\/.*\.ts$/.test(file));
const code = files.filter((file) => /^(src|test)\/.*\.ts$/.test(file));
const read = (file: string): string => readFileSync(file, "utf8");

/** Texts of quoted module names behind `from`, `import` and `import(`. */
function importsOf(file: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\b[^;"'`]*?from\s+"([^"]+)"|\bimport\(?\s*"([^"]+)"/g;
  return [...read(file).matchAll(pattern)].map((match) => (match[1] ?? match[2])!);
}

function roomOf(path: string): string {
  return path.split("/")[1]!;
}

test("rooms import only what lies upstream of them", () => {
  const faults = sources.flatMap((file) => {
    const room = roomOf(file);
    if (EDGES.includes(room) || room.endsWith(".ts")) return [];
    const allowed = ROOMS[room];
    if (allowed === undefined) return [`${file}: the room ${room} is not in the table`];
    return importsOf(file)
      .filter((name) => name.startsWith("."))
      .map((name) => normalize(join(dirname(file), name)))
      .filter((path) => path.startsWith("src/"))
      .map(roomOf)
      .filter((other) => other !== room && !allowed.includes(other))
      .filter((other) => room === "audit" || !SHARED.includes(other))
      .map((other) => `${file} imports from ${other}`);
  });
  assert.deepEqual(faults, []);
});

test("the audit is pure: it has no input, no output, no clock and no chance", () => {
  const impure = /\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bconsole\./;
  const builtin = new Set(builtinModules);
  const faults = sources
    .filter((file) => file.startsWith("src/audit/"))
    .flatMap((file) => [
      ...importsOf(file)
        .filter((name) => !name.startsWith("."))
        .filter((name) => name.startsWith("node:") || builtin.has(name) || !isPure(name))
        .map((name) => `${file} imports ${name}`),
      ...(impure.test(bare(read(file))) ? [`${file} is not pure`] : []),
    ]);
  assert.deepEqual(faults, []);
});

function isPure(name: string): boolean {
  return PURE_PACKAGES.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));
}

/** What is left of a text without its comments and the insides of its quotes. */
function bare(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g, '""')
    .replace(/(^|\s)\/\/.*$/gm, "");
}

function isData(file: string): boolean {
  return DATA.some((pattern) => pattern.test(file));
}

test("files are named in snake_case, and none is called for what it is not", () => {
  const faults = code.filter((file) => {
    const name = basename(file);
    return (
      !/^[a-z0-9]+(_[a-z0-9]+)*(\.d)?\.ts$/.test(name) ||
      name === "index.ts" ||
      BANNED_NAMES.test(name)
    );
  });
  assert.deepEqual(faults, []);
});

test("a file of src is named for something that it exports", () => {
  const faults = sources.filter((file) => {
    const text = read(file);
    if (!/^export /m.test(text) || isData(file)) return false;
    const stems = basename(file, ".ts")
      .split("_")
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/(s|ing|y)$/, ""));
    const declaration =
      /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
    const exported = [...text.matchAll(declaration)].map((match) => match[1]!.toLowerCase());
    return !exported.some(
      (name) => stems.some((stem) => name.includes(stem)) || CONVENTIONAL.includes(name),
    );
  });
  assert.deepEqual(faults, []);
});

test("no file of code is longer than a reader's patience", () => {
  const faults = code
    .filter((file) => !isData(file))
    .map((file) => ({ file, lines: read(file).split("\n").length - 1 }))
    .filter(({ lines }) => lines > LONGEST_FILE)
    .map(({ file, lines }) => `${file} has ${lines} lines`);
  assert.deepEqual(faults, []);
});

/** Programs: they hand the environment to the reader of settings. */
const PROGRAMS = ["src/config.ts", "src/main.ts", "src/seed/main.ts"];

test("the environment is read in one place", () => {
  const faults = sources.filter(
    (file) => /\bprocess\.env\b/.test(bare(read(file))) && !PROGRAMS.includes(file),
  );
  assert.deepEqual(faults, []);
});

test("every SQL function stands in a file of its name and says what it locks", () => {
  const faults = files
    .filter((file) => file.startsWith("sql/functions/"))
    .filter((file) => {
      const text = read(file);
      const name = basename(file, ".sql");
      const heading = text.slice(0, text.indexOf("create "));
      return (
        !text.includes(`create or replace function assay.${name}(`) ||
        !/Locks:/.test(heading) ||
        !/[Ii]dempotent|repeated|Pure/.test(heading)
      );
    });
  assert.deepEqual(faults, []);
});

test("the project speaks of itself alone, and leaves nothing for later", () => {
  const registry = ["registry", "npmjs", "org"].join(".");
  const words = [registry, "TO" + "DO", "FIX" + "ME", "XX" + "X:", "/work" + "/", "../sha" + "red"];
  const faults = files
    .filter((file) => /\.(ts|js|json|sql|md|css|yml|yaml)$|^\.ci\/|Dockerfile/.test(file))
    .filter((file) => !file.startsWith("LICENSES/"))
    .flatMap((file) => {
      // Long runs of base64 are weights: letters that chance has put together are no words.
      const text = read(file).replace(/[A-Za-z0-9+/]{500,}/g, "");
      return words.filter((word) => text.includes(word)).map((word) => `${file} holds ${word}`);
    });
  assert.deepEqual(faults, []);
});

test("the lock file names no addresses", () => {
  assert.doesNotMatch(read("package-lock.json"), /"resolved"/);
});
