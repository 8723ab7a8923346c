import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A described AI system, and what its source says of it under the AI Act. */
export interface PracticeCase {
  readonly id: string;
  readonly text: string;
  /** Whether Article 5 prohibits it, another article is broken, or none. */
  readonly verdict: "prohibited" | "otherwise_violated" | "permitted" | "not_applicable";
  /** The half of the groups that practices were learned from, or the one left out. */
  readonly half: "learned" | "unseen";
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly violated: readonly string[];
  readonly permitted: boolean | null;
  readonly group: string;
}

/** Reads the gzipped cases; groups are never divided between the halves. */
export function readPracticeCases(file: URL): PracticeCase[] {
  return gunzipSync(readFileSync(file))
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row)
    .map((row) => ({
      id: row.id,
      text: row.text,
      verdict: verdictOf(row),
      half: halfOf(row.group),
    }));
}

function verdictOf({ permitted, violated }: Row): PracticeCase["verdict"] {
  if (permitted === null) return "not_applicable";
  if (permitted) return "permitted";
  return violated.some((name) => /^Article 5(?!\d)/.test(name))
    ? "prohibited"
    : "otherwise_violated";
}

function halfOf(group: string): PracticeCase["half"] {
  const [first] = createHash("sha256").update(`assay-art5:${group}`).digest();
  return (first ?? 0) % 2 === 0 ? "learned" : "unseen";
}
