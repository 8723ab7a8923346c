import { inflectedNameBits, WORLD_GIVEN } from "../../../tagging/world_names.ts";

/** Whether a word, in lower case, is a given name in some country, or a case of one. */
export function isInflectedGiven(lower: string): boolean {
  return (inflectedNameBits(lower) & WORLD_GIVEN) !== 0;
}
