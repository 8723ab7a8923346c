import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { LEARNED } from "../learned_languages.ts";

/**
 * Whether it is one word, with which a sentence begins that goes on in small letters, in a language
 * without labelled texts.
 */
export function isFirstWord({ first, last }: TaggedName, analysis: Analysis): boolean {
  const { types, openings, language } = analysis;
  if (first !== last || openings[first] === 0 || LEARNED.has(language)) return false;
  const next = types[last + 1];
  return next !== undefined && !next.isSymbol && next.casing === 0;
}
