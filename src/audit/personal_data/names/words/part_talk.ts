import type { Analysis } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD, NAME_PARTICLE } from "../../../tagging/gazetteer.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isAllSmall } from "./is_all_small.ts";
import { isInflectedGiven } from "../persons/is_inflected_given.ts";
import { LEARNED } from "../learned_languages.ts";
import { LOCATING } from "../places/located_places.ts";

const SMALL = 0;
/** Shorter words are more often particles of names. */
const LEAST_LETTERS = 4;

/**
 * The persons of a stretch that runs over small words, in languages that the tagger has not
 * learned: "Janusz", "Gosię" of "Janusz wysłał Gosię", and "Honza" of "Honza z Brna".
 */
export function partTalk(name: TaggedName, analysis: Analysis): TaggedName[] {
  const { types, bits, tokens, language } = analysis;
  const { kind, first, last } = name;
  if (kind !== "PERSON" || first === last || LEARNED.has(language)) return [name];
  // Where people write all in small letters, small words are no sign of talk.
  if (isAllSmall(name, analysis)) return [name];
  const parts = (at: number): boolean => {
    const { casing, isSymbol, lower } = types[at]!;
    if (casing !== SMALL || isSymbol || (bits[at]! & NAME_PARTICLE) !== 0) return false;
    return lower.length >= LEAST_LETTERS || LOCATING.has(lower);
  };
  const rows: TaggedName[] = [];
  let from = first;
  for (let at = first; at <= last + 1; at++) {
    if (at <= last && !parts(at)) continue;
    if (at > from) {
      rows.push({
        ...name,
        first: from,
        last: at - 1,
        start: tokens.starts[from]!,
        end: tokens.ends[at - 1]!,
      });
    }
    from = at + 1;
  }
  if (rows.length === 1 && rows[0]!.last === last && rows[0]!.first === first) return [name];
  const isWord = (row: TaggedName): boolean =>
    row.first === row.last && (bits[row.first]! & FUNCTION_WORD) !== 0;
  return rows.filter((row) => !isWord(row) && isInflectedGiven(types[row.first]!.lower));
}
