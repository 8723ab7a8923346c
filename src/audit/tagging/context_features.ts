import type { Analysis } from "./analyze_text.ts";
import { mixHash } from "./hash.ts";

/** Number of features that `contextFeatures` writes for a token. */
export const CONTEXT_FEATURES = 28;

/** Which of the context features name very words; training leaves them out at random. */
export const LEXICAL_CONTEXT: ReadonlySet<number> = new Set([0, 1, 10, 26]);
/** Which of the context features come from the gazetteer. */
export const GAZETTEER_CONTEXT: ReadonlySet<number> = new Set([5, 6, 7, 8, 20, 22]);

const OUTSIDE = { word: 77, shape: 78, cluster: 0, casing: 6, bits: 0 };

function neighbour(analysis: Analysis, at: number): typeof OUTSIDE {
  return analysis.types[at] ?? OUTSIDE;
}

/**
 * Writes the features of a token that depend on what stands around it, salted, into `out`.
 * Their number and order are fixed.
 */
export function contextFeatures(analysis: Analysis, at: number, out: Int32Array): void {
  const { tokens, bits, openings, lineCases, language } = analysis;
  const before2 = neighbour(analysis, at - 2);
  const before = neighbour(analysis, at - 1);
  const own = neighbour(analysis, at);
  const after = neighbour(analysis, at + 1);
  const after2 = neighbour(analysis, at + 2);
  const bitsBefore = bits[at - 1] ?? 0;
  const bitsOwn = bits[at]!;
  const bitsAfter = bits[at + 1] ?? 0;
  const gap = tokens.gaps[at]!;
  const gapAfter = tokens.gaps[at + 1] ?? 2;
  const opening = openings[at]!;
  const lineCase = lineCases[at]!;
  out[0] = mixHash(mixHash(before.word, own.word), 101);
  out[1] = mixHash(mixHash(own.word, after.word), 102);
  const shapes = mixHash(mixHash(before.shape, own.shape), after.shape);
  out[2] = mixHash(shapes, 103);
  out[3] = mixHash(mixHash(own.shape, before.word), 104);
  out[4] = mixHash(mixHash(own.shape, after.word), 105);
  out[5] = mixHash(mixHash(bitsOwn, bitsBefore), 106);
  out[6] = mixHash(mixHash(bitsOwn, bitsAfter), 107);
  out[7] = mixHash(mixHash(mixHash(own.shape, bitsBefore), bitsAfter), 108);
  out[8] = mixHash(mixHash(own.shape, bitsOwn), 109 + opening * 64);
  out[9] = mixHash(mixHash(own.shape, language), 110 + opening * 64);
  out[10] = mixHash(mixHash(own.word, language), 111);
  out[11] = mixHash(mixHash(before.word, language), 112 + own.casing * 64);
  out[12] = mixHash(own.shape, 113 + lineCase * 64);
  out[13] = mixHash(own.shape, 114 + gap * 64 + gapAfter * 256);
  out[14] = mixHash(mixHash(own.casing, before.word), 115 + gap * 64);
  out[15] = mixHash(mixHash(own.casing, after.word), 116 + gapAfter * 64);
  out[16] = mixHash(mixHash(before.cluster, own.cluster), 117 + own.casing * 64);
  out[17] = mixHash(mixHash(own.cluster, after.cluster), 118 + own.casing * 64);
  out[18] = mixHash(mixHash(before2.word, before.word), 119 + own.casing * 64);
  out[19] = mixHash(mixHash(after.word, after2.word), 120 + own.casing * 64);
  out[20] = mixHash(analysis.phraseBits[at]!, 121);
  out[21] = mixHash(mixHash(before.cluster, after.cluster), 122 + own.casing * 64);
  out[22] = mixHash(mixHash(bitsOwn, language), 123 + lineCase * 64);
  const casings = before2.casing + 8 * (before.casing + 8 * (after.casing + 8 * after2.casing));
  out[23] = mixHash(mixHash(casings, own.shape), 124);
  out[24] = mixHash(casings, 125 + opening * 64 + own.casing * 256);
  out[26] = mixHash(mixHash(mixHash(before.word, own.word), after.word), 127);
  out[27] = mixHash(mixHash(before.word, after.word), 128 + own.casing * 64);
  out[25] = mixHash(mixHash(casings, language), 126 + own.casing * 64);
}
