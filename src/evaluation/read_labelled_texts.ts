import { readFile, readdir } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type { LabelledSpan } from "./score_spans.ts";

/** One text with its annotated spans; offsets count UTF-16 units. */
export interface LabelledText {
  readonly text: string;
  readonly language: string;
  readonly spans: readonly LabelledSpan[];
  /** The labels that were annotated; anything else in the text is neither right nor wrong. */
  readonly scope: readonly string[];
}

/**
 * Reads every `.jsonl` and `.jsonl.gz` file of labelled texts in a folder, in the order of their
 * names. Files whose rows have no spans are passed by.
 *
 * @param only Only files whose name holds this.
 */
export async function* readLabelledTexts(
  folder: URL,
  only = "",
): AsyncGenerator<{ name: string; rows: LabelledText[] }> {
  for (const name of (await readdir(folder)).sort()) {
    if (!/\.jsonl(?:\.gz)?$/.test(name) || !name.includes(only)) continue;
    const bytes = await readFile(new URL(name, folder));
    const content = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    const rows = content
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Partial<LabelledText>)
      .filter((row): row is LabelledText => row.spans !== undefined && row.text !== undefined);
    if (rows.length > 0) yield { name: name.replace(/\.jsonl(?:\.gz)?$/, ""), rows };
  }
}
