import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A row of the labelled data as it stands in its file. */
export interface SafetyRow {
  readonly id: string;
  readonly source: string;
  readonly language: string;
  readonly role: "prompt" | "response" | "pair";
  readonly prompt: string;
  readonly response: string;
  readonly labels: readonly string[];
  readonly flagged: boolean | null;
  readonly prompt_flagged?: boolean;
  readonly prompt_labels?: readonly string[];
  readonly group: string;
  readonly attack?: string;
  readonly goal?: string;
  /** Regulation files hold a text in place of prompt and response. */
  readonly text?: string;
}

/** Reads a file of JSON lines, gzipped or not. */
export function readSafetyRows(file: URL): SafetyRow[] {
  const bytes = readFileSync(file);
  const content = (file.pathname.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return content
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as SafetyRow);
}
