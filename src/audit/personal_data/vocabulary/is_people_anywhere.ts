import { isWorldPlace } from "../../tagging/world_places.ts";
import { isWorldGiven } from "../names/persons/is_world_given.ts";
import { VOCABULARIES } from "./vocabularies.ts";

/** Shorter words are everyday words of some other language; in other alphabets fewer letters are enough. */
const SHORTEST = 7;
const SHORTEST_ELSEWHERE = 5;
const SHORTEST_STEM = 4;
const LATIN = /^\p{Script=Latin}/u;

/** By stem, the endings of the families that have it, and whether they are written with a capital. */
type Stems = ReadonlyMap<string, readonly Family[]>;

interface Family {
  readonly capitalised: boolean;
  readonly endings: ReadonlySet<string>;
}

let stems: Stems | undefined;

/** Read when a text first tells no language. */
function readStems(): Stems {
  const read = new Map<string, Family[]>();
  for (const { peoples } of VOCABULARIES) {
    for (const family of peoples) {
      const endings = new Set(family.endings.toLowerCase().split("|"));
      const { capitalised } = family;
      for (const stem of family.stems.toLowerCase().trim().split(/\s+/u)) {
        const families = read.get(stem) ?? [];
        families.push({ capitalised, endings });
        read.set(stem, families);
      }
    }
  }
  return read;
}

/**
 * Whether a word is one for a member of a people, a faith or a camp in any language, written as that
 * writes it. For texts too short to tell their language.
 */
export function isPeopleAnywhere(word: string): boolean {
  const lower = word.toLowerCase();
  if (lower.length < (LATIN.test(lower) ? SHORTEST : SHORTEST_ELSEWHERE)) return false;
  const capitalised = word !== lower;
  for (let length = lower.length; length >= SHORTEST_STEM; length--) {
    const families = (stems ??= readStems()).get(lower.slice(0, length));
    const ending = lower.slice(length);
    if (!families?.some((one) => one.capitalised === capitalised && one.endings.has(ending)))
      continue;
    return !capitalised || !(isWorldPlace(lower) || isWorldGiven(lower));
  }
  return false;
}
