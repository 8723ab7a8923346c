import type { Analysis } from "../../../tagging/analyze_text.ts";
import { isFunctionWordOf } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isFirstWord } from "./is_first_word.ts";

/**
 * Whether it is a function word with which a sentence of its language begins, though somebody
 * elsewhere is called so: "Per informazioni"; alone in its line it is a signature.
 */
export function opensWithFunctionWord(name: TaggedName, analysis: Analysis): boolean {
  if (!isFirstWord(name, analysis)) return false;
  return isFunctionWordOf(analysis.types[name.first]!.lower, analysis.language);
}
