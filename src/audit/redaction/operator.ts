/**
 * What becomes of a personal value in the safe text: a numbered placeholder; the value with all but
 * its last four letters and digits masked; a keyed hash; nothing; or the value itself.
 */
export type Operator = "replace" | "mask" | "hash" | "remove" | "keep";
