import type { TaggedName } from "../../tagging/tag_names.ts";

/**
 * The names with those added to which all names that they overlap give way. Linear in the tokens.
 *
 * @param options `count`: of the text's tokens; `givesWay`: whether a name makes room for an added one.
 */
export function addNames(
  names: readonly TaggedName[],
  options: {
    readonly added: readonly TaggedName[];
    readonly count: number;
    readonly givesWay: (name: TaggedName, added: TaggedName) => boolean;
  },
): TaggedName[] {
  if (options.added.length === 0) return [...names];
  const holders = new Int32Array(options.count);
  names.forEach(({ first, last }, index) => holders.fill(index + 1, first, last + 1));
  const replaced = new Set<number>();
  const added = options.added.filter((one) => {
    const rivals = new Set(holders.subarray(one.first, one.last + 1));
    rivals.delete(0);
    for (const rival of rivals) if (!options.givesWay(names[rival - 1]!, one)) return false;
    for (const rival of rivals) replaced.add(rival);
    return true;
  });
  return [...names.filter((_, index) => !replaced.has(index + 1)), ...added];
}
