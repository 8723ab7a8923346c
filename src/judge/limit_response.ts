/** A longer answer is cut off while it is read, in bytes. */
const LARGEST_ANSWER = 1024 * 1024;

/**
 * Fetches, and ends a response that grows beyond all measure, as no server should send and a hostile
 * one could.
 */
export async function limitResponse(
  ...parameters: Parameters<typeof fetch>
): ReturnType<typeof fetch> {
  const response = await fetch(...parameters);
  if (response.body === null) return response;
  let length = 0;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > LARGEST_ANSWER) controller.error(new RangeError("the answer is too long"));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(limited, { status, statusText, headers });
}
