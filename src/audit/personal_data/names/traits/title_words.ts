import { TITLES_ELSEWHERE } from "./titles_elsewhere.ts";

/** Two capitals are a degree and no word: "LT Markku Hirvelä". */
const DEGREE = /^\p{Lu}{2}$/u;

/**
 * The titles of all languages as they are written, the longest first.
 *
 * @param shortest How many letters a title has at least, full stops aside.
 */
export function titleWords(shortest: number): readonly string[] {
  const titles = TITLES_ELSEWHERE.flatMap(({ titles: listed }) => listed.trim().split(/\s+/u));
  return [...new Set(titles)]
    .filter((title) => title.replaceAll(/[._]/gu, "").length >= shortest || DEGREE.test(title))
    .map((title) => title.replaceAll("_", " "))
    .toSorted((one, other) => other.length - one.length);
}
