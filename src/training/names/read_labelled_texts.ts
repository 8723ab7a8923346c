import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { LabelledText } from "./labelled_text.ts";

/** Reads one file of labelled texts: JSON Lines, gzipped where the name says so. */
export function readLabelledTexts(folder: string, file: string): LabelledText[] {
  const bytes = readFileSync(join(folder, file));
  const content = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const source = file.replace(/\.jsonl(\.gz)?$/, "");
  return content
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ ...(JSON.parse(line) as LabelledText), source }));
}
