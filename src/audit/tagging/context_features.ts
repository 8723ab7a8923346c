import type { Analysis } from "./analyze_text.ts";
import { mixHash } from "./hash.ts";
import { WORD_BEGINS, WORD_ENDS } from "./segment_chinese.ts";

/** Features of every token. */
const SHARED = 22;
/** Number of features that `contextFeatures` writes for a token, some of them 0 for none. */
export const CONTEXT_FEATURES = SHARED + 15;

/** Which of the context features name very words; training leaves them out at random. */
export const LEXICAL_CONTEXT: ReadonlySet<number> = new Set([0, 1, 8]);
/** Which of the context features come from the gazetteer or the lexicon. */
export const GAZETTEER_CONTEXT: ReadonlySet<number> = new Set([
  5,
  6,
  16,
  SHARED + 3,
  SHARED + 4,
  SHARED + 5,
  SHARED + 6,
]);

const OUTSIDE = {
  word: 77,
  shape: 78,
  cluster: 0,
  casing: 6,
  bits: 0,
  facts: 0,
  stem: 0,
  written: 0,
};

function neighbour(analysis: Analysis, at: number): typeof OUTSIDE {
  return analysis.types[at] ?? OUTSIDE;
}

/**
 * Writes the features of a token that depend on what stands around it, salted, into `out`.
 * Their number and order are fixed.
 */
export function contextFeatures(analysis: Analysis, at: number, out: Int32Array): void {
  const { tokens, bits, openings, lineCases, learnedLanguage: language } = analysis;
  const before2 = neighbour(analysis, at - 2);
  const before = neighbour(analysis, at - 1);
  const own = neighbour(analysis, at);
  const after = neighbour(analysis, at + 1);
  const after2 = neighbour(analysis, at + 2);
  const bitsOwn = bits[at]!;
  const around = mixHash(bits[at - 1] ?? 0, bits[at + 1] ?? 0);
  const gaps = tokens.gaps[at]! + 4 * (tokens.gaps[at + 1] ?? 2);
  const opening = openings[at]!;
  const cased = own.casing * 64;
  const casings = before2.casing + 8 * (before.casing + 8 * (after.casing + 8 * after2.casing));
  out[0] = mixHash(mixHash(before.word, own.word), 101);
  out[1] = mixHash(mixHash(own.word, after.word), 102);
  out[2] = mixHash(mixHash(mixHash(before.shape, own.shape), after.shape), 103);
  out[3] = mixHash(mixHash(own.shape, before.word), 104);
  out[4] = mixHash(mixHash(own.shape, after.word), 105);
  out[5] = mixHash(mixHash(own.shape, around), 106);
  out[6] = mixHash(mixHash(own.shape, bitsOwn), 107 + opening * 64);
  out[7] = mixHash(mixHash(own.shape, language), 108 + opening * 64);
  out[8] = mixHash(mixHash(own.word, language), 109);
  out[9] = mixHash(mixHash(before.word, language), 110 + cased);
  out[10] = mixHash(own.shape, 111 + lineCases[at]! * 64);
  out[11] = mixHash(own.shape, 112 + gaps * 64);
  out[12] = mixHash(mixHash(before.cluster, own.cluster), 113 + cased);
  out[13] = mixHash(mixHash(own.cluster, after.cluster), 114 + cased);
  out[14] = mixHash(mixHash(before2.word, before.word), 115 + cased);
  out[15] = mixHash(mixHash(after.word, after2.word), 116 + cased);
  out[16] = mixHash(analysis.phraseBits[at]!, 117);
  out[17] = mixHash(mixHash(before.cluster, after.cluster), 118 + cased);
  out[18] = mixHash(mixHash(casings, own.shape), 119);
  out[19] = mixHash(casings, 120 + opening * 64 + own.casing * 256);
  out[20] = mixHash(mixHash(before.word, after.word), 121 + cased);
  out[21] = mixHash(mixHash(casings, language), 122 + cased);
  if (analysis.chinese.places[at] === 0) lexiconFeatures(analysis, at, out);
  else chineseFeatures(analysis, at, out);
}

/** Given name, surname, place, and likeness to persons and to places. */
const NAME_FACTS = 0x3ff;

/** Features of what the lexicon says of the word and of its neighbours. */
function lexiconFeatures(analysis: Analysis, at: number, out: Int32Array): void {
  const before = neighbour(analysis, at - 1);
  const own = neighbour(analysis, at);
  const after = neighbour(analysis, at + 1);
  const { learnedLanguage: language } = analysis;
  const cased = own.casing * 64;
  const names = own.facts & NAME_FACTS;
  out[SHARED] = mixHash(mixHash(before.written, own.written), 123 + cased);
  out[SHARED + 1] = mixHash(mixHash(own.written, after.written), 124 + cased);
  out[SHARED + 2] = mixHash(mixHash(before.written, after.written), 125 + cased);
  out[SHARED + 3] = mixHash(mixHash(names, before.facts & NAME_FACTS), 126 + cased);
  out[SHARED + 4] = mixHash(mixHash(names, after.facts & NAME_FACTS), 127 + cased);
  out[SHARED + 5] = mixHash(mixHash(own.facts >>> 10, language), 128 + cased);
  const name = mixHash(names | (own.stem << 12), language);
  out[SHARED + 6] = mixHash(name, 129 + analysis.openings[at]! * 64);
  out.fill(0, SHARED + 7);
}

/** How a character is used, but for how often, by its place in the text. */
function gradesAt(analysis: Analysis, at: number): number {
  return (analysis.types[at]?.facts ?? 0) & 63;
}

/** Features of the dictionary's words in a row of Chinese characters. */
function chineseFeatures(analysis: Analysis, at: number, out: Int32Array): void {
  const { places, hashes } = analysis.chinese;
  const own = places[at]!;
  let previous = at;
  while ((places[previous]! & WORD_BEGINS) === 0) previous--;
  let next = at;
  while ((places[next]! & WORD_ENDS) === 0) next++;
  previous--;
  next++;
  const kindBefore = (places[previous] ?? 0) & 63;
  const kindAfter = (places[next] ?? 0) & 63;
  const grades = gradesAt(analysis, at);
  const before = gradesAt(analysis, at - 1);
  const after = gradesAt(analysis, at + 1);
  const around = (before << 8) | (after << 14);
  const word = (place: number): number => neighbour(analysis, place).word;
  out[SHARED] = mixHash(own, 141);
  out[SHARED + 1] = mixHash(mixHash(own, kindBefore), 142);
  out[SHARED + 2] = mixHash(mixHash(own, kindAfter), 143);
  out[SHARED + 3] = mixHash(mixHash(own, neighbour(analysis, at).facts), 144);
  out[SHARED + 4] = mixHash(mixHash(before, grades), 145);
  out[SHARED + 5] = mixHash(mixHash(grades, after), 146);
  out[SHARED + 6] = mixHash(mixHash(grades | around, own >> 4), 147);
  out[SHARED + 7] = mixHash(mixHash(hashes[at]!, own >> 4), 148);
  out[SHARED + 8] = mixHash(mixHash(hashes[previous] ?? 0, own), 149);
  out[SHARED + 9] = mixHash(mixHash(hashes[next] ?? 0, own), 150);
  out[SHARED + 10] = mixHash(mixHash(gradesAt(analysis, at - 2), grades | around), 151);
  out[SHARED + 11] = mixHash(mixHash(gradesAt(analysis, at + 2), grades | around), 152);
  out[SHARED + 12] = mixHash(mixHash(kindBefore, kindAfter), 153 + own * 8);
  out[SHARED + 13] = mixHash(mixHash(word(at - 2), word(at - 1)), 154 + own * 8);
  out[SHARED + 14] = mixHash(mixHash(word(at + 1), word(at + 2)), 155 + own * 8);
}
