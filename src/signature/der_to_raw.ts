const SEQUENCE = 0x30;
const INTEGER = 0x02;

/**
 * Turns an ECDSA signature in DER (RFC 3279: a sequence of the integers r and s) into r and s beside
 * each other, each of `half` bytes, as WebCrypto wants it.
 *
 * @returns undefined if the bytes are not strictly DER (lengths in their shortest form, integers
 * positive and without needless zeros, nothing left over), or an integer is too long.
 */
export function derToRaw(der: Uint8Array, half: number): Uint8Array<ArrayBuffer> | undefined {
  // Both integers together are shorter than 128 bytes, so that every length is a single byte.
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2 || der[1] > 127) return undefined;
  const raw = new Uint8Array(2 * half);
  const afterR = readInteger(der, { at: 2, target: raw.subarray(0, half) });
  if (afterR === undefined) return undefined;
  const afterS = readInteger(der, { at: afterR, target: raw.subarray(half) });
  return afterS === der.length ? raw : undefined;
}

/** Writes the integer at `at` to the end of `target`, and returns where the next element starts. */
function readInteger(
  der: Uint8Array,
  { at, target }: { at: number; target: Uint8Array },
): number | undefined {
  const length = der[at + 1];
  if (der[at] !== INTEGER || length === undefined || length === 0) return undefined;
  const bytes = der.subarray(at + 2, at + 2 + length);
  if (bytes.length !== length) return undefined;
  const [first = 0, second = 0] = bytes;
  const negative = first > 127;
  const padded = first === 0 && length > 1;
  if (negative || (padded && second < 128)) return undefined;
  const digits = padded ? bytes.subarray(1) : bytes;
  if (digits.length > target.length) return undefined;
  target.set(digits, target.length - digits.length);
  return at + 2 + length;
}
