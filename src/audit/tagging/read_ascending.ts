/** Reads base64 into bytes. */
export function fromBase64(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Reads `count` ascending unsigned 32-bit numbers, and says where they end. */
export function readAscending(
  bytes: Uint8Array,
  count: number,
): { readonly numbers: Int32Array; readonly end: number } {
  const numbers = new Int32Array(count);
  let at = 0;
  let value = 0;
  for (let index = 0; index < count; index++) {
    let step = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[at++]!;
      step += (byte & 127) * scale;
      if (byte < 128) break;
      scale *= 128;
    }
    value += step;
    numbers[index] = value | 0;
  }
  return { numbers, end: at };
}
