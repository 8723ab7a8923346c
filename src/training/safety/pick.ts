/** One of a list. */
export function pick<One>(list: readonly One[], random: () => number): One {
  return list[Math.floor(random() * list.length)] as One;
}

/** A whole number; both bounds are possible. */
export function between(random: () => number, [least, most]: readonly [number, number]): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Some of a list, in any order, none twice. */
export function sample<One>(
  list: readonly One[],
  how: { readonly random: () => number; readonly count: number },
): One[] {
  return shuffle(list, how.random).slice(0, how.count);
}

/** All of a list in any order. */
export function shuffle<One>(list: readonly One[], random: () => number): One[] {
  const shuffled = [...list];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other] as One, shuffled[index] as One];
  }
  return shuffled;
}
