import type { Analysis } from "../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  COUNTRY,
  FUNCTION_WORD,
  GIVEN_NAME,
  REGION,
  SURNAME,
} from "../../tagging/gazetteer.ts";
import { languageNumber } from "../../tagging/guess_language.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import type { WordType } from "../../tagging/word_type.ts";
import { isBareRole } from "./persons/is_bare_role.ts";

const COMMON = FUNCTION_WORD | CALENDAR_WORD | BRAND_NAME;
const NAME = GIVEN_NAME | SURNAME;
const SHORTEST_PART = 4;
/** So sure a full name must be for its parts to be looked for, and to be no body's name. */
const LEAST_SAID_AGAIN = 0.6;
const LEAST_NO_BODY = 0.9;
const REPEATED = 0.5;
/** Languages that write "Hassans" without an apostrophe. */
const GENITIVE_IN_S: ReadonlySet<number> = new Set(["de", "sv", "da", "no"].map(languageNumber));

/** Whether a word beside a name may be no part of it: "Plaintiff", or "Illinois" on the line above. */
function mayStandBeside(type: WordType, bits: number): boolean {
  return isBareRole(type) || ((bits & (REGION | COUNTRY)) !== 0 && (bits & NAME) === 0);
}

/** The words of full names of persons, by how sure the name is. */
function partsOf(analysis: Analysis, names: readonly TaggedName[]): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { kind, first, last, confidence } of names) {
    if (kind !== "PERSON" || last === first || confidence < LEAST_SAID_AGAIN) continue;
    for (let at = first; at <= last; at++) {
      const type = analysis.types[at]!;
      const bits = analysis.bits[at]!;
      const { lower, casing } = type;
      if (casing !== 1 || (bits & COMMON) !== 0 || mayStandBeside(type, bits)) continue;
      parts.set(lower, Math.max(confidence, parts.get(lower) ?? 0));
    }
  }
  return parts;
}

/** A body all of whose words are parts of a person's full name in the same text is that person. */
function asPerson(
  name: TaggedName,
  { analysis, parts }: { readonly analysis: Analysis; readonly parts: ReadonlyMap<string, number> },
): TaggedName {
  if (name.kind !== "ORGANIZATION") return name;
  for (let at = name.first; at <= name.last; at++) {
    const { lower } = analysis.types[at]!;
    if (lower.length < SHORTEST_PART && at === name.last) return name;
    if ((parts.get(lower) ?? 0) < LEAST_NO_BODY) return name;
  }
  return { ...name, kind: "PERSON" };
}

/**
 * The names, and further places in the text where a part of a person's name stands alone; what was
 * taken for a body there is the person, too.
 */
export function withRepeatedParts(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const parts = partsOf(analysis, names);
  if (parts.size === 0) return [...names];
  const taken = new Uint8Array(analysis.tokens.count);
  for (const { first, last } of names) taken.fill(1, first, last + 1);
  const found = names.map((name) => asPerson(name, { analysis, parts }));
  const genitives = GENITIVE_IN_S.has(analysis.language);
  analysis.types.forEach(({ lower, casing }, at) => {
    if (taken[at] === 1 || casing !== 1 || lower.length < SHORTEST_PART) return;
    const genitive = genitives && lower.endsWith("s") && parts.has(lower.slice(0, -1));
    if (!parts.has(lower) && !genitive) return;
    const start = analysis.tokens.starts[at]!;
    const end = analysis.tokens.ends[at]!;
    found.push({ kind: "PERSON", start, end, first: at, last: at, confidence: REPEATED });
  });
  return found;
}
