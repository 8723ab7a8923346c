import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** How one language writes its words: log probabilities and Brown clusters of forms as written. */
export interface WrittenForms {
  readonly chances: ReadonlyMap<string, number>;
  /** 0 where a form is too rare for a cluster. */
  readonly clusters: ReadonlyMap<string, number>;
}

function readTable(file: string): Map<string, number> {
  const text = gunzipSync(readFileSync(file)).toString("utf8");
  return new Map(Object.entries(JSON.parse(text) as Record<string, number>));
}

/** Reads a language's tables of the package `spacy-lookups-data`, from the folder of its files. */
export function readWrittenForms(folder: string, language: string): WrittenForms {
  return {
    chances: readTable(join(folder, `${language}_lexeme_prob.json.gz`)),
    clusters: readTable(join(folder, `${language}_lexeme_cluster.json.gz`)),
  };
}
