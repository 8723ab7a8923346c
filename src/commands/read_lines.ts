const LINE_FEED = 0x0a;

/**
 * Splits a byte stream into lines of UTF-8. A line that is longer than allowed comes as undefined,
 * and no more of it is kept than that.
 *
 * @param longest in bytes
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<string | undefined> {
  let kept: Uint8Array[] = [];
  let length = 0;
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length <= longest) kept.push(part);
    else kept = [];
  };
  const take = (): string | undefined => {
    const line = length <= longest ? Buffer.concat(kept).toString("utf8") : undefined;
    kept = [];
    length = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield take();
}
