import type { Analysis } from "../../../tagging/analyze_text.ts";
import { KNOWN_FIGURES } from "./known_figures.ts";

/** First word to the other words of each figure's full name, lower case, the longest first. */
const BY_FIRST_WORD = new Map<string, string[][]>();

function fill(): void {
  for (const figure of KNOWN_FIGURES) {
    const words = figure.match(/[\p{L}\p{M}]+|[^\s\p{L}\p{M}]/gu) ?? [];
    const [first, ...rest] = words;
    if (first === undefined || rest.length === 0) continue;
    BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), rest]);
  }
  for (const rests of BY_FIRST_WORD.values()) rests.sort((one, other) => other.length - one.length);
}

fill();

/** Stretches where the full name of a well-known person, real or not, stands capitalised. */
export function knownPersons(analysis: Analysis): { start: number; end: number }[] {
  const { types, tokens } = analysis;
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < types.length; at++) {
    if (types[at]!.casing === 0) continue;
    for (const rest of BY_FIRST_WORD.get(types[at]!.lower) ?? []) {
      if (!rest.every((word, index) => types[at + 1 + index]?.lower === word)) continue;
      if (types[at + rest.length]!.casing === 0) continue;
      found.push({ start: tokens.starts[at]!, end: tokens.ends[at + rest.length]! });
    }
  }
  return found;
}
