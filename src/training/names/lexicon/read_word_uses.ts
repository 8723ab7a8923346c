import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readMessagePack } from "./read_message_pack.ts";

/** Languages in Latin script of the word lists. */
const LANGUAGES =
  "ca cs da de en es fi fil fr hu id is it lt lv ms nb nl pl pt ro sh sk sl sv tr vi".split(" ");

/** In how many languages a word is used, and how often in the one that uses it most. */
export interface WordUse {
  languages: number;
  /** Hundredths of a power of ten below "every word". */
  rarity: number;
}

/** Reads the lists of the package `wordfreq`, from the folder that holds its files. */
export function readWordUses(folder: string): Map<string, WordUse> {
  const uses = new Map<string, WordUse>();
  for (const language of LANGUAGES) {
    const bytes = readFileSync(join(folder, `small_${language}.msgpack.gz`));
    const [, ...ranks] = readMessagePack(gunzipSync(bytes)) as unknown as [unknown, ...string[][]];
    ranks.forEach((words, rarity) => {
      for (const word of words) {
        const use = uses.get(word);
        if (use === undefined) uses.set(word, { languages: 1, rarity });
        else {
          use.languages++;
          use.rarity = Math.min(use.rarity, rarity);
        }
      }
    });
  }
  return uses;
}
