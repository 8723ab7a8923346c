/** Where a value stands, and what is looked at around it. */
export interface Place {
  /** UTF-16 offsets of the value; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** How far to look before and behind it, in UTF-16 code units. */
  readonly reach: number;
  readonly reachBehind: number;
  /** What ends a sentence. */
  readonly ending: RegExp;
}

/** What stands before a value and behind it in the same sentence. */
export function sentenceAround(
  text: string,
  { start, end, reach, reachBehind, ending }: Place,
): { readonly before: string; readonly behind: string } {
  const before = text.slice(Math.max(0, start - reach), start).split(ending);
  const behind = text.slice(end, end + reachBehind).split(ending);
  return { before: before.at(-1) ?? "", behind: behind[0] ?? "" };
}
