/** Hash of a string over its UTF-16 code units (FNV-1a with a final mix), 32 bits, signed. */
export function hashString(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mixHash(hash, text.length);
}

/** The hash of the first `count` code units, as `hashString` of them alone. */
export function hashPrefix(text: string, count: number): number {
  const end = Math.min(count, text.length);
  let hash = 0x811c9dc5;
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixHash(hash, end);
}

/** The hash of the last `count` code units, as `hashString` of them alone. */
export function hashSuffix(text: string, count: number): number {
  const from = Math.max(0, text.length - count);
  let hash = 0x811c9dc5;
  for (let at = from; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mixHash(hash, text.length - from);
}

/** Combines a hash with a second value into a new one, 32 bits, signed, never 0. */
export function mixHash(hash: number, salt: number): number {
  let mixed = Math.imul(hash ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  mixed ^= mixed >>> 13;
  return mixed === 0 ? 1 : mixed;
}
