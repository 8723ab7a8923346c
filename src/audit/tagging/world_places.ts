import { hashString } from "./hash.ts";
import { placeStem } from "./place_stem.ts";
import { fromBase64, readAscending } from "./read_ascending.ts";
import file from "./world_places.json" with { type: "json" };

function setOf({ count, keys }: { readonly count: number; readonly keys: string }): Set<number> {
  return new Set(readAscending(fromBase64(keys), count).numbers);
}

const NAMES = setOf(file.names);
const STEMS = setOf(file.stems);

/** Whether a town or country has the name: words in lower case, parted by single spaces. */
export function isWorldPlace(name: string): boolean {
  return NAMES.has(hashString(name));
}

/** Whether the words, in lower case, may be a case of a name that Slavic languages inflect. */
export function isInflectedPlace(words: readonly string[]): boolean {
  return STEMS.has(hashString(words.map(placeStem).join(" ")));
}
