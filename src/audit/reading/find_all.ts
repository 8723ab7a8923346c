/** With fewer values than this the text is searched for each of them. */
const FEW = 12;
/** Values of one length are known by a hash of as many characters. */
const FACTOR = 31;

/**
 * Where each of many values begins in a text, in UTF-16 units and ascending; of places of a value
 * that overlap the first counts. The text is gone through once for each length of a value, not once for each value.
 */
export function findAll(
  text: string,
  values: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  if (values.length < FEW) return new Map(values.map((value) => [value, placesOf(text, value)]));
  const byLength = new Map<number, string[]>();
  for (const value of values) {
    const same = byLength.get(value.length);
    if (same === undefined) byLength.set(value.length, [value]);
    else same.push(value);
  }
  const sums = hashPrefixes(text);
  const found = new Map<string, number[]>();
  for (const [length, same] of byLength) {
    if (same.length < 4) for (const value of same) found.set(value, placesOf(text, value));
    else collect(text, { sums, length, values: same, found });
  }
  return found;
}

function placesOf(text: string, value: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    places.push(at);
  }
  return places;
}

/** The hash of the text's first characters, for each number of them. */
function hashPrefixes(text: string): Int32Array {
  const sums = new Int32Array(text.length + 1);
  for (let at = 0; at < text.length; at++) {
    sums[at + 1] = (Math.imul(sums[at] ?? 0, FACTOR) + text.charCodeAt(at)) | 0;
  }
  return sums;
}

/** Finds the values of one length: the hash of a stretch follows from those of two prefixes. */
function collect(
  text: string,
  by: {
    readonly sums: Int32Array;
    readonly length: number;
    readonly values: readonly string[];
    readonly found: Map<string, number[]>;
  },
): void {
  const { sums, length, values, found } = by;
  const hashes = new Set(values.map((value) => hashPrefixes(value)[length] ?? 0));
  for (const value of values) found.set(value, []);
  let power = 1;
  for (let step = 0; step < length; step++) power = Math.imul(power, FACTOR);
  for (let end = length; end <= text.length; end++) {
    const start = end - length;
    const hash = ((sums[end] ?? 0) - Math.imul(sums[start] ?? 0, power)) | 0;
    if (!hashes.has(hash)) continue;
    const places = found.get(text.slice(start, end));
    if (places !== undefined && (places.at(-1) ?? -length) + length <= start) places.push(start);
  }
}
