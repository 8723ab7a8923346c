/** A larger body is not read to its end: 512 KiB. */
export const LARGEST_BODY = 512 * 1024;

export type Body =
  { readonly state: "complete"; readonly bytes: Uint8Array } | { readonly state: "too_large" };

/**
 * Reads a request's body as far as the limit, and not a byte of it when the request says itself
 * that it is longer. What is not read is left to the connection, which is closed with the answer.
 *
 * @throws when the caller ends the connection within the body
 */
export async function readBody(request: Request): Promise<Body> {
  const length = request.headers.get("content-length");
  if (length !== null) {
    // The HTTP parser holds the body to the length that the header names.
    if (Number(length) > LARGEST_BODY) return { state: "too_large" };
    return { state: "complete", bytes: new Uint8Array(await request.arrayBuffer()) };
  }
  if (request.body === null) return { state: "complete", bytes: new Uint8Array(0) };
  return await readChunks(request.body);
}

async function readChunks(body: ReadableStream<Uint8Array>): Promise<Body> {
  const reader = body.getReader();
  const bytes = new Uint8Array(LARGEST_BODY);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { state: "complete", bytes: bytes.subarray(0, length) };
    if (length + value.length > LARGEST_BODY) {
      await reader.cancel();
      return { state: "too_large" };
    }
    bytes.set(value, length);
    length += value.length;
  }
}
