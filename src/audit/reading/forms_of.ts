import type { Word } from "./reading.ts";
import { rememberOnce } from "./remember_once.ts";

/** The different texts of some words in order of their first place, and the index of each word's. */
export interface Forms {
  readonly texts: readonly string[];
  readonly indices: readonly number[];
}

/** Most words of a text stand in it more than once: what depends on a word alone is asked once a form. */
export const formsOf: (words: readonly Word[]) => Forms = rememberOnce((words) => {
  const known = new Map<string, number>();
  const indices = words.map(({ text }) => {
    let index = known.get(text);
    if (index === undefined) known.set(text, (index = known.size));
    return index;
  });
  return { texts: [...known.keys()], indices };
});
