import type { Analysis } from "../../../tagging/analyze_text.ts";
import { indexByFirstWord } from "../words/index_by_first_word.ts";
import { KNOWN_FIGURES } from "./known_figures.ts";

const BY_FIRST_WORD = indexByFirstWord(KNOWN_FIGURES);

/** Stretches where the full name of a well-known person, real or not, stands capitalised. */
export function knownPersons(analysis: Analysis): { start: number; end: number }[] {
  const { types, tokens } = analysis;
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < types.length; at++) {
    if (types[at]!.casing === 0) continue;
    for (const rest of BY_FIRST_WORD.get(types[at]!.lower) ?? []) {
      // A figure of one name is known by it only where other words tell.
      if (rest.length === 0) continue;
      if (!rest.every((word, index) => types[at + 1 + index]?.lower === word)) continue;
      if (types[at + rest.length]!.casing === 0) continue;
      found.push({ start: tokens.starts[at]!, end: tokens.ends[at + rest.length]! });
    }
  }
  return found;
}
