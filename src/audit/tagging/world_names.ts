import { CASELESS_NAMES } from "./gazetteer/caseless_names.ts";
import { MORE_GIVEN_NAMES } from "./gazetteer/more_given_names.ts";
import { hashString } from "./hash.ts";
import { fromBase64, readAscending } from "./read_ascending.ts";
import file from "./world_names.json" with { type: "json" };

export const WORLD_GIVEN = 1;
export const WORLD_SURNAME = 2;

function setOf({ count, keys }: { readonly count: number; readonly keys: string }): Set<number> {
  return new Set(readAscending(fromBase64(keys), count).numbers);
}

const GIVEN = setOf(file.given);
const SURNAMES = setOf(file.surnames);

for (const names of Object.values(MORE_GIVEN_NAMES)) {
  for (const name of names.split(" ")) GIVEN.add(hashString(name));
}
for (const { given, ambiguous, surnames } of Object.values(CASELESS_NAMES)) {
  for (const name of `${given} ${ambiguous}`.split(" ")) GIVEN.add(hashString(name));
  for (const name of surnames.split(" ")) SURNAMES.add(hashString(name));
}

/**
 * Endings that a name takes in a sentence, and what its first form has there: "Oksany" is of
 * "Oksana". Languages of Central and Eastern Europe, and Greek.
 */
const ENDINGS: readonly (readonly [ending: string, firsts: readonly string[]])[] = [
  ["ової", ["ова"]],
  ["ової", ["ова"]],
  ["ого", ["ий"]],
  ["ому", ["ий"]],
  ["ові", ["", "о"]],
  ["еві", ["й", "ь"]],
  ["ом", [""]],
  ["ем", ["й", "ь"]],
  ["ою", ["а"]],
  ["ею", ["я"]],
  ["ой", ["а"]],
  ["ей", ["я"]],
  ["у", ["", "а"]],
  ["ю", ["й", "я", "ь"]],
  ["а", [""]],
  ["я", ["й", "ь"]],
  ["ы", ["а"]],
  ["и", ["а", "я"]],
  ["і", ["а"]],
  ["е", ["а", "я", ""]],
  ["ї", ["я"]],
  ["ου", ["ος", "ης", "ας"]],
  ["ας", ["α"]],
  ["ης", ["η"]],
  ["ο", ["ος"]],
  ["η", ["ης"]],
  ["α", ["ας"]],
  ["owi", [""]],
  ["iem", [""]],
  ["em", [""]],
  ["om", [""]],
  ["ou", ["a"]],
  ["ovi", [""]],
  ["ii", ["ia"]],
  ["ie", ["a", ""]],
  ["ę", ["a"]],
  ["ą", ["a"]],
  ["y", ["a"]],
  ["i", ["a"]],
  ["u", ["", "a"]],
  ["a", [""]],
];

/** So short a word has no ending to take off. */
const SHORTEST_INFLECTED = 5;

/** As `worldNameBits`, by the hash of the word. */
export function worldNameBitsOf(hash: number): number {
  return (GIVEN.has(hash) ? WORLD_GIVEN : 0) | (SURNAMES.has(hash) ? WORLD_SURNAME : 0);
}

/** Whether a word, in lower case, is listed as a given name, as a surname, or as both. */
export function worldNameBits(word: string): number {
  return worldNameBitsOf(hashString(word));
}

/** As `worldNameBits`, also for a form that the name takes in a sentence. */
export function inflectedNameBits(word: string): number {
  const own = worldNameBits(word);
  if (own !== 0 || word.length < SHORTEST_INFLECTED) return own;
  for (const [ending, firsts] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const first of firsts) {
      const bits = worldNameBits(stem + first);
      if (bits !== 0) return bits;
    }
  }
  return 0;
}
