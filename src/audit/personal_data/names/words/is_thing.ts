import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { indexByFirstWord } from "./index_by_first_word.ts";
import { THING_NAMES } from "./thing_names.ts";

const BY_FIRST_WORD = indexByFirstWord(
  Object.values(THING_NAMES).flatMap((names) => names.split("|")),
);
/** A thing's name goes on for at most so many words before that of a person within it. */
const MOST_BEFORE = 3;

/** Words before what is no person: "a Shirley Temple", "two Jim Beam". */
const BEFORE_THINGS = new Set(
  "a an the some any no my your our their his her its this that these those of with two three each every more less like order ordered drink drinks drank eat ate play wear wearing bought buy sell ein eine einen der die das un une le la les du des el los las uno una il lo o os as um uma een het de en ett".split(
    " ",
  ),
);

/** The last word of the longest listed name that begins here; -1 if none does. */
function endOfThing({ types }: Analysis, at: number): number {
  for (const rest of BY_FIRST_WORD.get(types[at]?.lower ?? "") ?? []) {
    if (rest.every((word, index) => types[at + 1 + index]?.lower === word)) return at + rest.length;
  }
  return -1;
}

/**
 * Whether the name is, or lies within, that of a dish, a feast, a program or another listed thing.
 * A full name that a person may bear, too, is a thing's only where the words around it say so.
 */
export function isThing({ first, last }: TaggedName, analysis: Analysis): boolean {
  const { types, bits } = analysis;
  for (let from = Math.max(0, first - MOST_BEFORE); from <= first; from++) {
    const to = endOfThing(analysis, from);
    if (to < last) continue;
    if (from < first || to > last) return true;
    const given = (bits[first]! & GIVEN_NAME) !== 0;
    if (first === last) return !given && (bits[first]! & SURNAME) === 0;
    return !given || BEFORE_THINGS.has(types[first - 1]?.lower ?? "");
  }
  return false;
}
