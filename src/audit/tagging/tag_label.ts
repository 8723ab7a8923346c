/** The kinds of names that the tagger tells apart. */
export const NAME_KINDS = ["PERSON", "LOCATION", "ORGANIZATION", "ADDRESS"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** Label 0 is "no name"; kind k begins with label 2k + 1 and goes on with 2k + 2. */
export const LABEL_COUNT = 2 * NAME_KINDS.length + 1;

/** Whether a label may follow another: a name goes on only with its own kind. */
export function mayFollow(previous: number, next: number): boolean {
  if (next === 0 || next % 2 === 1) return true;
  return previous === next || previous === next - 1;
}
