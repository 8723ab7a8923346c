import type { LabelledSpan } from "./labelled_text.ts";

/** Counts of matched and unmatched spans. */
export interface Counts {
  right: number;
  found: number;
  wanted: number;
}

function overlap(one: LabelledSpan, other: LabelledSpan): number {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  if (shared <= 0) return 0;
  return shared / (Math.max(one.end, other.end) - Math.min(one.start, other.start));
}

/** Adds to `counts`: one to one, best first, at an IoU of characters of at least `atLeast`. */
export function countMatches(
  counts: Counts,
  found: readonly LabelledSpan[],
  { wanted, atLeast }: { readonly wanted: readonly LabelledSpan[]; readonly atLeast: number },
): void {
  const pairs = found.flatMap((one) =>
    wanted.map((other) => ({ one, other, share: overlap(one, other) })),
  );
  pairs.sort((a, b) => b.share - a.share);
  const used = new Set<LabelledSpan>();
  for (const { one, other, share } of pairs) {
    if (share < atLeast || used.has(one) || used.has(other)) continue;
    used.add(one).add(other);
    counts.right++;
  }
  counts.found += found.length;
  counts.wanted += wanted.length;
}

/** Precision, recall and F2, rounded to three digits. */
export function rates({ right, found, wanted }: Counts): {
  readonly precision: number;
  readonly recall: number;
  readonly f2: number;
} {
  const precision = found === 0 ? 0 : right / found;
  const recall = wanted === 0 ? 0 : right / wanted;
  const f2 = right === 0 ? 0 : (5 * precision * recall) / (4 * precision + recall);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return { precision: round(precision), recall: round(recall), f2: round(f2) };
}
