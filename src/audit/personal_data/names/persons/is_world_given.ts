import { WORLD_GIVEN, worldNameBits } from "../../../tagging/world_names.ts";

/** Whether a word, in lower case, is a given name in some country. */
export function isWorldGiven(lower: string): boolean {
  return (worldNameBits(lower) & WORLD_GIVEN) !== 0;
}
