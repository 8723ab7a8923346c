const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text nests arrays and objects deeper than allowed. Parsing hundreds of thousands
 * of levels takes longer than an event loop may be held up; looking for them does not.
 *
 * @param bytes the text in UTF-8; what is no JSON gets some answer, and no error
 */
export function isNestedDeeper(bytes: Uint8Array, levels: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let position = 0; position < bytes.length; position++) {
    const byte = bytes[position]!;
    if (byte === QUOTE) quoted = !quoted;
    else if (quoted) position += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte) && ++depth > levels) return true;
    else if (CLOSING.has(byte)) depth--;
  }
  return false;
}
