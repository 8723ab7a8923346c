import type { WrongExample } from "./wrong_example.ts";

/** A lawful case counts so many times as a breach: an accusation is dearer than an oversight. */
const LAWFUL_WEIGHT = 2;

/** How many times an example counts. */
export function weightOfExample({
  unlawful,
  ordinary,
}: Pick<WrongExample, "unlawful" | "ordinary">): number {
  return unlawful || ordinary ? 1 : LAWFUL_WEIGHT;
}
