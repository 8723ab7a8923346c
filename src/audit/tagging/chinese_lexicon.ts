import { fromBase64, readAscending } from "./read_ascending.ts";
import file from "./chinese_lexicon.json" with { type: "json" };

/** The Chinese lexicon as it stands in the JSON module. */
export interface ChineseFile {
  readonly words: number;
  /** Base64: the words' hashes, ascending, as LEB128 differences. */
  readonly keys: string;
  /** Base64: a byte a word: its kind, and the binary logarithm of its uses in the upper half. */
  readonly values: string;
  readonly characters: string;
  /** Base64: a byte a character; see `characterGrades`. */
  readonly grades: string;
  /** Characters of the traditional script, each before its simplified form. */
  readonly simplified: string;
}

function readWords(packed: ChineseFile): { readonly table: Int32Array; readonly mask: number } {
  let size = 1;
  while (size < packed.words * 1.5) size *= 2;
  const mask = size - 1;
  const table = new Int32Array(size * 2);
  const { numbers } = readAscending(fromBase64(packed.keys), packed.words);
  const values = fromBase64(packed.values);
  numbers.forEach((hash, at) => {
    let slot = hash & mask;
    while (table[2 * slot] !== 0) slot = (slot + 1) & mask;
    table[2 * slot] = hash;
    table[2 * slot + 1] = values[at]!;
  });
  return { table, mask };
}

function readGrades({ characters, grades }: ChineseFile): Uint8Array {
  const bytes = fromBase64(grades);
  const table = new Uint8Array(0x10000);
  for (let at = 0; at < bytes.length; at++) table[characters.charCodeAt(at)] = bytes[at]!;
  return table;
}

function readSimplified({ simplified }: ChineseFile): Uint16Array {
  const table = Uint16Array.from({ length: 0x10000 }, (_, code) => code);
  for (let at = 0; at < simplified.length; at += 2) {
    table[simplified.charCodeAt(at)] = simplified.charCodeAt(at + 1);
  }
  return table;
}

const { table: TABLE, mask: MASK } = readWords(file);
const GRADES = readGrades(file);
const SIMPLIFIED = readSimplified(file);

/** The kind of the word of this hash, 1 to 15, and its frequency in the next bits; 0 if unknown. */
export function chineseWord(hash: number): number {
  let slot = hash & MASK;
  for (;;) {
    const found = TABLE[2 * slot]!;
    if (found === hash) return TABLE[2 * slot + 1]!;
    if (found === 0) return 0;
    slot = (slot + 1) & MASK;
  }
}

/**
 * How a simplified character is used, two bits each: as a surname, in given names, to spell foreign
 * names, and how often at all.
 */
export function characterGrades(code: number): number {
  return GRADES[code]!;
}

/** The characters that have grades. */
export const GRADED_CHARACTERS: string = file.characters;

/** The UTF-16 unit of the simplified form of a character. */
export function simplify(code: number): number {
  return SIMPLIFIED[code]!;
}
