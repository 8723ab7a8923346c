import type { Analysis } from "../../../tagging/analyze_text.ts";
import { commonnessOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";

/** So sure the tagger must be of a surname that takes an unheard word before it along. */
const SURE = 0.9;
/** Letters of a name; what is shorter is an article. */
const SHORTEST = 4;

/** A surname with the given name before it, where a text begins with one that no list knows: "Aigerim Nurlanova". */
export function withGivenBefore(name: TaggedName, analysis: Analysis): TaggedName {
  const { text, types, bits, openings, tokens } = analysis;
  const { kind, first, last, confidence, start } = name;
  if (kind !== "PERSON" || first !== last || confidence < SURE) return name;
  const at = first - 1;
  const before = types[at];
  if (before === undefined || openings[at] === 0) return name;
  if (before.lower.length < SHORTEST) return name;
  if (before.casing !== 1 || before.isSymbol || types[first]!.casing !== 1) return name;
  if (text.slice(tokens.ends[at], start) !== " ") return name;
  if (bits[at] !== 0 || commonnessOf(before.facts) > 0) return name;
  return { ...name, first: at, start: tokens.starts[at]! };
}
