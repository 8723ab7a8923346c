/** Packs ascending 32-bit hashes as their differences, 7 bits a byte (LEB128). */
export function ascending(hashes: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const hash of hashes) {
    let step = (hash >>> 0) - before;
    before = hash >>> 0;
    while (step >= 128) {
      bytes.push((step % 128) | 128);
      step = Math.floor(step / 128);
    }
    bytes.push(step);
  }
  return Uint8Array.from(bytes);
}

/** Writes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
