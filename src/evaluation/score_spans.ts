/** A stretch of a text with its label; `end` is exclusive. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** How often predicted and annotated spans agree. */
export interface Count {
  matched: number;
  predicted: number;
  annotated: number;
}

export interface Score {
  readonly annotated: number;
  readonly precision: number;
  readonly recall: number;
  readonly f2: number;
}

/** Precision, recall and F2 = 5PR / (4P + R), rounded to four places; 1 where nothing is expected. */
export function scoreOf({ matched, predicted, annotated }: Count): Score {
  const precision = predicted === 0 ? (annotated === 0 ? 1 : 0) : matched / predicted;
  const recall = annotated === 0 ? 1 : matched / annotated;
  const below = 4 * precision + recall;
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    annotated,
    precision: round(precision),
    recall: round(recall),
    f2: round(below === 0 ? 0 : (5 * precision * recall) / below),
  };
}

function overlapRatio(one: LabelledSpan, other: LabelledSpan): number {
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  if (common <= 0) return 0;
  return common / (Math.max(one.end, other.end) - Math.min(one.start, other.start));
}

/**
 * Which pairs of a predicted and an annotated span agree: characters in common over characters in
 * either at least `minimum`, one to one, the best pair first.
 *
 * @returns Pairs of places in the two lists.
 */
export function matchSpans(
  predicted: readonly LabelledSpan[],
  annotated: readonly LabelledSpan[],
  options: { readonly minimum: number; readonly typed: boolean },
): [number, number][] {
  const pairs: { ratio: number; prediction: number; annotation: number }[] = [];
  for (const [prediction, one] of predicted.entries()) {
    for (const [annotation, other] of annotated.entries()) {
      if (options.typed && one.label !== other.label) continue;
      const ratio = overlapRatio(one, other);
      if (ratio >= options.minimum) pairs.push({ ratio, prediction, annotation });
    }
  }
  pairs.sort((one, other) => other.ratio - one.ratio);
  const takenPredictions = new Set<number>();
  const takenAnnotations = new Set<number>();
  const matches: [number, number][] = [];
  for (const { prediction, annotation } of pairs) {
    if (takenPredictions.has(prediction) || takenAnnotations.has(annotation)) continue;
    takenPredictions.add(prediction);
    takenAnnotations.add(annotation);
    matches.push([prediction, annotation]);
  }
  return matches;
}

/** Characters that are covered by a span of both lists, of the predictions, of the annotations. */
export function countCharacters(
  predicted: readonly LabelledSpan[],
  annotated: readonly LabelledSpan[],
  length: number,
): Count {
  const covered = new Uint8Array(length);
  for (const { start, end } of predicted) covered.fill(1, start, end);
  for (const { start, end } of annotated) {
    for (let index = start; index < end; index++) covered[index] = (covered[index] ?? 0) | 2;
  }
  const count = { matched: 0, predicted: 0, annotated: 0 };
  for (const cell of covered) {
    count.matched += cell === 3 ? 1 : 0;
    count.predicted += cell & 1;
    count.annotated += cell >> 1;
  }
  return count;
}
