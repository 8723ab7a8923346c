import { GIVEN_NAME, lookUpWord } from "../../../tagging/gazetteer.ts";
import { isWorldGiven } from "./is_world_given.ts";

/** Whether a word, in lower case, is a given name in the gazetteer or in some country's list. */
export function isListedGiven(lower: string): boolean {
  return isWorldGiven(lower) || (lookUpWord(lower) & GIVEN_NAME) !== 0;
}
