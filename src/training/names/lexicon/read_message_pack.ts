/** What a word list in MessagePack holds: numbers, strings, lists and maps of them. */
export type Packed = number | string | boolean | null | Packed[] | { [key: string]: Packed };

interface Cursor {
  readonly bytes: Buffer;
  at: number;
}

function readLength(cursor: Cursor, width: number): number {
  const length = cursor.bytes.readUIntBE(cursor.at, width);
  cursor.at += width;
  return length;
}

function readString(cursor: Cursor, length: number): string {
  cursor.at += length;
  return cursor.bytes.toString("utf8", cursor.at - length, cursor.at);
}

function readList(cursor: Cursor, length: number): Packed[] {
  return Array.from({ length }, () => readValue(cursor));
}

function readMap(cursor: Cursor, length: number): { [key: string]: Packed } {
  const entries = Array.from({ length }, () => [String(readValue(cursor)), readValue(cursor)]);
  return Object.fromEntries(entries) as { [key: string]: Packed };
}

function readValue(cursor: Cursor): Packed {
  const kind = cursor.bytes[cursor.at++]!;
  if (kind < 0x80) return kind;
  if (kind < 0x90) return readMap(cursor, kind & 15);
  if (kind < 0xa0) return readList(cursor, kind & 15);
  if (kind < 0xc0) return readString(cursor, kind & 31);
  if (kind === 0xc0) return null;
  if (kind === 0xc2 || kind === 0xc3) return kind === 0xc3;
  if (kind >= 0xcc && kind <= 0xce) return readLength(cursor, 1 << (kind - 0xcc));
  if (kind >= 0xd9 && kind <= 0xdb) {
    return readString(cursor, readLength(cursor, 1 << (kind - 0xd9)));
  }
  if (kind === 0xdc || kind === 0xdd)
    return readList(cursor, readLength(cursor, kind === 0xdc ? 2 : 4));
  if (kind === 0xde || kind === 0xdf)
    return readMap(cursor, readLength(cursor, kind === 0xde ? 2 : 4));
  if (kind >= 0xe0) return kind - 256;
  throw new Error(`a value of kind ${kind} is not read here`);
}

/** Reads one value in MessagePack: the part of that format that word lists use. */
export function readMessagePack(bytes: Buffer): Packed {
  return readValue({ bytes, at: 0 });
}
