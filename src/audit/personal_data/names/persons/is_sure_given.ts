import { CASELESS_NAMES } from "../../../tagging/gazetteer/caseless_names.ts";

const SURE: ReadonlySet<string> = new Set(
  Object.values(CASELESS_NAMES).flatMap(({ given }) => given.split(" ")),
);

/** Whether a word of a script without capitals is somebody's given name and hardly anything else. */
export function isSureGiven(word: string): boolean {
  return SURE.has(word);
}
