/**
 * What may become of a personal value in the safe text: a numbered placeholder; the value with all
 * but its last four letters and digits masked; a placeholder with a keyed hash; nothing; or the
 * value itself.
 */
export const OPERATORS = ["replace", "mask", "hash", "remove", "keep"] as const;

export type Operator = (typeof OPERATORS)[number];
