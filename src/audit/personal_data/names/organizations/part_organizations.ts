import type { Analysis } from "../../../tagging/analyze_text.ts";
import { BRAND_NAME, GIVEN_NAME, ORGANIZATION_WORD } from "../../../tagging/gazetteer.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { ORDINARY_ABBREVIATIONS } from "../words/ordinary_abbreviations.ts";

const NO_SURNAME = ORGANIZATION_WORD | BRAND_NAME;
const ENGLISH = languageNumber("en");
const CAPITALISED = 1;
const DIGITS = 4;
/** A full stop behind so long a word ends a sentence; shorter ones may be abbreviations. */
const FULL_WORD = 7;
/** Characters of an abbreviation with a number behind it: "GPA 3.4". */
const LONGEST_ABBREVIATION = 9;
/** The name of a firm that a title stands before has at most so many words. */
const LONGEST_SURNAME = 3;

/** Titles that only stand before a person's name; a president's and a duke's do not. */
const COURTESY = new Set("mr mrs ms miss mx dr prof rev".split(" "));

function isTitle({ lower, casing }: WordType): boolean {
  return casing === CAPITALISED && COURTESY.has(lower);
}

/** Whether a courtesy title stands right before a place: "Ms. Okonkwo-Reyes", "Mr Ahmed". */
function followsTitle({ types }: Analysis, at: number): boolean {
  const before = types[types[at - 1]?.lower === "." ? at - 2 : at - 1];
  return before !== undefined && isTitle(before);
}

/** Whether it is an abbreviation that stands in any English text, perhaps with a number. */
function isOrdinary({ first, last, start, end }: TaggedName, analysis: Analysis): boolean {
  const { text, types, language } = analysis;
  if (language !== ENGLISH && language !== UNKNOWN_LANGUAGE) return false;
  if (end - start > LONGEST_ABBREVIATION) return false;
  for (let at = first + 1; at <= last; at++) {
    if (!types[at]!.isSymbol && types[at]!.casing !== DIGITS) return false;
  }
  const value = text.slice(start, end);
  return value === value.toUpperCase() && ORDINARY_ABBREVIATIONS.has(types[first]!.lower);
}

/** The person of whom a body was made together with the courtesy title: "Miss Hutchins". */
function behindTitle(name: TaggedName, { types, tokens, bits }: Analysis): TaggedName | undefined {
  const { first, last } = name;
  if (!isTitle(types[first]!)) return undefined;
  const person = types[first + 1]?.lower === "." ? first + 2 : first + 1;
  if (person > last || last - person >= LONGEST_SURNAME) return undefined;
  for (let at = person; at <= last; at++) {
    if (types[at]!.casing !== CAPITALISED || (bits[at]! & NO_SURNAME) !== 0) return undefined;
  }
  return { ...name, kind: "PERSON", first: person, start: tokens.starts[person]! };
}

/** Whether nothing but titles is left: "Mr &", "Prof. Dr". */
function isOnlyTitle({ first, last }: TaggedName, { types }: Analysis): boolean {
  return types.slice(first, last + 1).every((type) => type.isSymbol || isTitle(type));
}

/** Whether an ampersand joins surnames to a firm's name: "Baylor Scott & White". */
function isPartnership({ first, last }: TaggedName, { types, bits }: Analysis): boolean {
  const at = types.slice(first, last + 1).findIndex(({ lower }) => lower === "&");
  return at > 0 && first + at < last && (bits[first + at + 1]! & GIVEN_NAME) === 0;
}

/** The name without what stands before or behind some of its words, cut at each of them. */
function cutBetween(
  name: TaggedName,
  { types, tokens }: Analysis,
  isBetween: (at: number) => boolean,
): TaggedName[] {
  const parts: TaggedName[] = [];
  let first = name.first;
  for (let at = name.first; at <= name.last + 1; at++) {
    if (at <= name.last && !isBetween(at)) continue;
    if (at > first && types.slice(first, at).some(({ isSymbol }) => !isSymbol)) {
      const last = at - 1;
      parts.push({ ...name, first, last, start: tokens.starts[first]!, end: tokens.ends[last]! });
    }
    first = at + 1;
  }
  return parts;
}

/**
 * A body's name cut into those that it is made of: a semicolon ends every name, and so does the full
 * stop of a sentence; a comma stands between brands. What a courtesy title stands before is a person,
 * and surnames joined by an ampersand are a body. A title alone is neither, and an abbreviation that
 * any text may hold is no body.
 */
export function partOrganizations(name: TaggedName, analysis: Analysis): TaggedName[] {
  const { types, bits } = analysis;
  if (name.kind === "PERSON") {
    if (isOnlyTitle(name, analysis)) return [];
    return isPartnership(name, analysis) ? [{ ...name, kind: "ORGANIZATION" }] : [name];
  }
  if (name.kind === "LOCATION") return [behindTitle(name, analysis) ?? name];
  if (name.kind !== "ORGANIZATION") return [name];
  const isEnd = (at: number): boolean => {
    if (types[at]!.lower === ";") return true;
    return types[at]!.lower === "." && (types[at - 1]?.lower.length ?? 0) >= FULL_WORD;
  };
  return cutBetween(name, analysis, isEnd).flatMap((part) => {
    const titled = behindTitle(part, analysis);
    if (titled !== undefined) return [titled];
    if (isOrdinary(part, analysis) || isOnlyTitle(part, analysis)) return [];
    const within = bits.subarray(part.first, part.last + 1);
    const words = part.last - part.first + 1;
    const body = within.some((word) => (word & NO_SURNAME) !== 0);
    if (followsTitle(analysis, part.first) && !body && words <= LONGEST_SURNAME) {
      return [{ ...part, kind: "PERSON" as const }];
    }
    const isComma = (at: number): boolean => types[at]!.lower === ",";
    const listed = cutBetween(part, analysis, isComma);
    const brands = listed.every(({ first }) => (bits[first]! & BRAND_NAME) !== 0);
    return brands ? listed : [part];
  });
}
