/**
 * The index of the first item for which a test holds, in a row where it holds for all items behind
 * that one, too; the row's length where it holds for none. Takes logarithmic time.
 */
export function firstIndex<Item>(row: ArrayLike<Item>, holds: (item: Item) => boolean): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(row[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
