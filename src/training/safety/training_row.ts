import type { Head } from "./heads.ts";

/** One text and what is known about it. Heads that are left out learn nothing from it. */
export interface TrainingRow {
  readonly text: string;
  /** Where it comes from: left out together when a source is to be unseen. */
  readonly source: string;
  /** What belongs together within the source. */
  readonly group: string;
  readonly targets: Readonly<Partial<Record<Head, 0 | 1>>>;
}
