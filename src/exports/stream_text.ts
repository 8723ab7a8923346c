/**
 * Pieces of text as a stream of UTF-8. The next piece is asked for only when the reader has taken the
 * one before, so that memory does not grow with the text; when the reader goes away, the source is
 * told to end.
 */
export function streamText(pieces: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const source = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await source.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await source.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}
