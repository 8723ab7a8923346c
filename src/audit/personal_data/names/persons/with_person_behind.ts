import type { Analysis } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD } from "../../../tagging/gazetteer.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isInflectedGiven } from "./is_inflected_given.ts";
import { LEARNED } from "../learned_languages.ts";

/** More words than these before a name are a body's own. */
const MOST_BEFORE = 2;
/** So sure the tagger must be of a body that holds a person's name. */
const SURE = 0.95;

/**
 * The person behind a sentence's first word where the tagger, in a language that it has not learned,
 * took both for a body: "Ringrazio Ettore", "Wrócimy z Kubą".
 */
export function withPersonBehind(name: TaggedName, analysis: Analysis): TaggedName {
  const { types, bits, openings, tokens, language } = analysis;
  const { kind, first, last, confidence } = name;
  if (kind !== "ORGANIZATION" || first === last || confidence >= SURE) return name;
  if (LEARNED.has(language) || openings[first] === 0 || isInflectedGiven(types[first]!.lower)) {
    return name;
  }
  for (let at = first + 1; at <= Math.min(last, first + MOST_BEFORE); at++) {
    const type = types[at]!;
    if (type.isSymbol) return name;
    if (!isCapitalised(type)) continue;
    if (placeGradeOf(type.facts) > 1) return name;
    if ((bits[at]! & FUNCTION_WORD) !== 0 || !isInflectedGiven(type.lower)) return name;
    return { ...name, kind: "PERSON", first: at, start: tokens.starts[at]! };
  }
  return name;
}
