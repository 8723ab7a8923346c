import { hashString } from "../../../audit/tagging/hash.ts";
import type { LexiconFile } from "../../../audit/tagging/lexicon.ts";
import { ascending, toBase64 } from "../ascending.ts";
import type { CollectedWord } from "./collect_words.ts";

function factsOf(word: CollectedWord): number {
  const [english, german, spanish] = word.capitals;
  let facts = spanish;
  facts = facts * 8 + german;
  facts = facts * 8 + english;
  facts = facts * 8 + word.commonness;
  facts = facts * 8 + word.spread;
  facts = facts * 4 + word.placeShare;
  facts = facts * 4 + word.personShare;
  facts = facts * 4 + word.place;
  facts = facts * 4 + word.surname;
  return facts * 4 + word.given;
}

/** The lowest byte of every number, then the next of every one, and so on. */
function columns(numbers: readonly number[], width: number): string {
  const bytes = new Uint8Array(numbers.length * width);
  for (let byte = 0; byte < width; byte++) {
    numbers.forEach((value, at) => {
      bytes[byte * numbers.length + at] = (value >>> (8 * byte)) & 255;
    });
  }
  return toBase64(bytes);
}

/** Numbers what occurs, from 0 in the order given. */
function numbersOf(values: Iterable<number>): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const value of values) if (!numbers.has(value)) numbers.set(value, numbers.size);
  return numbers;
}

/** Packs the words by their hashes; the clusters stand apart, for many words have none. */
export function packLexicon(collected: ReadonlyMap<string, CollectedWord>): LexiconFile {
  const words = [...collected].map(([word, known]) => ({ hash: hashString(word) >>> 0, known }));
  words.sort((one, other) => one.hash - other.hash);
  const facts = words.map(({ known }) => factsOf(known));
  const profiles = numbersOf(facts);
  const grouped = words.filter(({ known }) => known.capitalCluster + known.lowerCluster > 0);
  const clusters = numbersOf([
    0,
    ...grouped.flatMap(({ known }) => [known.capitalCluster, known.lowerCluster]),
  ]);
  const pairs = grouped.map(({ known }) => {
    return clusters.get(known.capitalCluster)! | (clusters.get(known.lowerCluster)! << 12);
  });
  return {
    words: words.length,
    keys: toBase64(ascending(words.map(({ hash }) => hash))),
    facts: columns(
      facts.map((value) => profiles.get(value)!),
      2,
    ),
    profiles: columns([...profiles.keys()], 4),
    clustered: grouped.length,
    clusteredKeys: toBase64(ascending(grouped.map(({ hash }) => hash))),
    clusters: columns(pairs, 3),
    paths: [...clusters.keys()],
  };
}
