import type { Analysis } from "../../tagging/analyze_text.ts";
import { isFunctionWordOf } from "../../tagging/guess_language.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import { LEARNED } from "./learned_languages.ts";

/**
 * Whether it is a function word with which a sentence of its language begins, though somebody
 * elsewhere is called so: "Per informazioni"; alone in its line it is a signature.
 */
export function opensWithFunctionWord({ first, last }: TaggedName, analysis: Analysis): boolean {
  const { types, openings, language } = analysis;
  if (first !== last || openings[first] === 0 || LEARNED.has(language)) return false;
  const next = types[last + 1];
  if (next === undefined || next.isSymbol || next.casing !== 0) return false;
  return isFunctionWordOf(types[first]!.lower, language);
}
