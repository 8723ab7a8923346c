import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ChineseFile } from "../../../audit/tagging/chinese_lexicon.ts";
import { hashString } from "../../../audit/tagging/hash.ts";
import { ascending, toBase64 } from "../ascending.ts";
import { readMessagePack } from "./read_message_pack.ts";

interface DictionaryWord {
  readonly word: string;
  readonly uses: number;
  readonly tag: string;
}

/** Kinds of words by the dictionary's tags; what is not named here is of kind 1. */
const KINDS: Readonly<Record<string, number>> = {
  nr: 2,
  nrfg: 2,
  nrt: 3,
  ns: 4,
  nt: 5,
  nz: 6,
  n: 7,
  v: 8,
  vn: 8,
  a: 9,
  d: 10,
  r: 11,
  m: 12,
  q: 12,
  p: 13,
  c: 13,
  u: 13,
  uj: 13,
  ul: 13,
  t: 14,
  i: 15,
  l: 15,
};
const LEAST_USES = 10;

/** Reads the dictionary of the package `jieba`: a word, its uses and its tag a line. */
function readDictionary(folder: string): DictionaryWord[] {
  return readFileSync(join(folder, "dict.txt"), "utf8")
    .split("\n")
    .map((line) => line.trim().split(" "))
    .filter((parts) => parts.length === 3 && /^\p{Script=Han}+$/u.test(parts[0]!))
    .map(([word, uses, tag]) => ({ word: word!, uses: Number(uses), tag: tag! }));
}

function readSimplified(folder: string): string {
  const bytes = gunzipSync(readFileSync(join(folder, "_chinese_mapping.msgpack.gz")));
  const pairs = Object.entries(readMessagePack(bytes) as Record<string, string>);
  return pairs
    .map(([code, simple]) => String.fromCodePoint(Number(code)) + simple)
    .filter((pair) => pair.length === 2)
    .join("");
}

function add(counts: Map<string, number>, character: string, by: number): void {
  counts.set(character, (counts.get(character) ?? 0) + by);
}

function grade(value: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => value >= bound).length;
}

/** How often each character begins a surname, stands in a given name or spells a foreign name. */
function gradeCharacters(words: readonly DictionaryWord[]): {
  characters: string;
  grades: Uint8Array;
} {
  const surname = new Map<string, number>();
  const given = new Map<string, number>();
  const foreign = new Map<string, number>();
  const inside = new Map<string, number>();
  const uses = new Map<string, number>();
  for (const { word, uses: count, tag } of words) {
    const letters = [...word];
    for (const letter of letters) {
      add(inside, letter, 1);
      add(uses, letter, count);
    }
    if (tag === "nrt" || (tag === "nr" && letters.length >= 4)) {
      for (const letter of letters) add(foreign, letter, 1);
    } else if (tag.startsWith("nr") && (letters.length === 2 || letters.length === 3)) {
      add(surname, letters[0]!, 1);
      for (const letter of letters.slice(1)) add(given, letter, 1);
    }
  }
  const characters = [...inside.keys()].filter((letter) => letter.length === 1).sort();
  const grades = characters.map((letter) => {
    const all = inside.get(letter)! + 5;
    const share = (counts: Map<string, number>): number => (counts.get(letter) ?? 0) / all;
    return (
      grade(share(surname), [0.05, 0.2, 0.45]) |
      (grade(share(given), [0.1, 0.25, 0.5]) << 2) |
      (grade(share(foreign), [0.02, 0.08, 0.2]) << 4) |
      (grade(uses.get(letter)!, [300, 5000, 60_000]) << 6)
    );
  });
  return { characters: characters.join(""), grades: Uint8Array.from(grades) };
}

/** Puts together what the packages, unpacked into one folder, say of Chinese words. */
export function makeChineseLexicon(folder: string): ChineseFile {
  const dictionary = readDictionary(join(folder, "jieba"));
  const words = dictionary
    .filter(({ word, uses }) => uses >= LEAST_USES && word.length >= 2 && word.length <= 6)
    .map(({ word, uses, tag }) => {
      const rate = Math.min(15, Math.floor(Math.log2(uses)));
      return { hash: hashString(word) >>> 0, value: (KINDS[tag] ?? 1) | (rate << 4) };
    });
  words.sort((one, other) => one.hash - other.hash);
  const { characters, grades } = gradeCharacters(dictionary);
  return {
    words: words.length,
    keys: toBase64(ascending(words.map(({ hash }) => hash))),
    values: toBase64(Uint8Array.from(words, ({ value }) => value)),
    characters,
    grades: toBase64(grades),
    simplified: readSimplified(join(folder, "wordfreq", "data")),
  };
}
