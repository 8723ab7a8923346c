/** A name's words, as the tagger parts them. */
const WORDS = /[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu;

/** The first word of each name to the other words of all that begin so, the longest first. */
export function indexByFirstWord(
  names: Iterable<string>,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const index = new Map<string, string[][]>();
  for (const name of names) {
    const [first, ...rest] = name.match(WORDS) ?? [];
    if (first === undefined) continue;
    index.set(first, [...(index.get(first) ?? []), rest]);
  }
  for (const rests of index.values()) rests.sort((one, other) => other.length - one.length);
  return index;
}
