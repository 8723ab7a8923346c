/** The stretches of a text that patterns match; offsets count UTF-16 units, `end` is exclusive. */
export function matchSpans(
  text: string,
  patterns: readonly RegExp[],
): { start: number; end: number }[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
      start: index,
      end: index + match.length,
    })),
  );
}
