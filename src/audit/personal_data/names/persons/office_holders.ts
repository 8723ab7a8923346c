import type { Analysis } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  COUNTRY,
  FUNCTION_WORD,
  GROUP_WORD,
  ORGANIZATION_WORD,
  STREET_WORD,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import { endOfDouble } from "./end_of_double.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

const ENGLISH = languageNumber("en");

/** Offices and ranks before a surname, with a capital: "PM Allawi". */
const OFFICES = new Set(
  "president pm minister premier chancellor prince princess senator sen congressman congresswoman rep governor gov mayor secretary judge justice sheriff detective sergeant sgt lieutenant lt colonel col gen captain capt admiral professor pastor reverend rabbi imam ambassador".split(
    " ",
  ),
);
/** The same of several, whose names follow in a row: "Professors Ronn, Brown and Jemison". */
const OFFICES_OF_SEVERAL = new Set(
  "presidents ministers princes senators congressmen governors mayors secretaries judges justices sheriffs detectives sergeants generals captains professors profs drs doctors messrs pastors ambassadors".split(
    " ",
  ),
);
/** Offices that are held for a field; others are held for a place: "Mayor of New Orleans". */
const OFFICES_OF_FIELDS = new Set(["secretary", "minister", "professor"]);
const NEVER =
  BRAND_NAME |
  CALENDAR_WORD |
  COUNTRY |
  FUNCTION_WORD |
  GROUP_WORD |
  ORGANIZATION_WORD |
  STREET_WORD;
const CONFIDENCE = 0.7;
const MOST_NAMES = 12;
const LONGEST_NAME = 3;

/** Whether a word with a capital, which is none of an ordinary name's, follows behind a space. */
function mayFollow({ types, bits, tokens }: Analysis, at: number): boolean {
  const type = types[at];
  if (type === undefined || type.isSymbol || (type.casing !== 1 && type.casing !== 3)) return false;
  if (tokens.gaps[at] !== GAP_SPACE || type.lower.length < 2) return false;
  return (bits[at]! & SURNAME) !== 0 || (bits[at]! & NEVER) === 0;
}

function mayBeName(analysis: Analysis, at: number): boolean {
  if (!mayFollow(analysis, at)) return false;
  return (analysis.bits[at]! & SURNAME) !== 0 || !isMostlySmall(analysis.types[at]!);
}

function personOf({ tokens }: Analysis, first: number, last: number): TaggedName {
  const [start, end] = [tokens.starts[first]!, tokens.ends[last]!];
  return { kind: "PERSON", start, end, first, last, confidence: CONFIDENCE };
}

/** The word behind an office, which may be shortened: "Drs. Patel". */
function wordBehind({ types }: Analysis, at: number): number {
  return types[at + 1]?.lower === "." ? at + 2 : at + 1;
}

/** Where the name behind an office begins: "Secretary of Defence Rumsfeld"; -1 for none. */
function startBehind(analysis: Analysis, at: number): number {
  const { types } = analysis;
  const behind = wordBehind(analysis, at);
  if (types[behind]?.lower !== "of") return behind;
  if (!OFFICES_OF_FIELDS.has(types[at]!.lower)) return -1;
  const field = types[behind + 1];
  return field !== undefined && isCapitalised(field) && isMostlySmall(field) ? behind + 2 : -1;
}

/** The surname behind an office, if it stands alone; full names need no office to be found. */
function holderOf(analysis: Analysis, at: number): TaggedName[] {
  const first = startBehind(analysis, at);
  if (first < 0 || !mayBeName(analysis, first)) return [];
  const last = endOfDouble(analysis, first);
  const next = analysis.types[last + 1];
  const goesOn =
    next !== undefined && isCapitalised(next) && analysis.tokens.gaps[last + 1] === GAP_SPACE;
  return goesOn ? [] : [personOf(analysis, first, last)];
}

/** The row of names behind an office of several; none unless there are two. */
function holdersOf(analysis: Analysis, at: number): TaggedName[] {
  const { types } = analysis;
  const persons: TaggedName[] = [];
  for (
    let first = wordBehind(analysis, at);
    persons.length < MOST_NAMES && mayFollow(analysis, first);
  ) {
    let last = first;
    while (last - first + 1 < LONGEST_NAME && mayFollow(analysis, last + 1)) last++;
    last = endOfDouble(analysis, last);
    persons.push(personOf(analysis, first, last));
    let next = last + 1;
    if (types[next]?.lower === ",") next++;
    if (types[next]?.lower === "and" || types[next]?.lower === "&") next++;
    if (next === last + 1) break;
    first = next;
  }
  return persons.length < 2 ? [] : persons;
}

/** Surnames that stand behind an office or a rank in an English text. Linear. */
export function officeHolders(analysis: Analysis): TaggedName[] {
  if (analysis.language !== ENGLISH) return [];
  return analysis.types.flatMap(({ lower, casing }, at) => {
    if (casing !== 1 && lower !== "pm") return [];
    if (OFFICES.has(lower)) return holderOf(analysis, at);
    return OFFICES_OF_SEVERAL.has(lower) ? holdersOf(analysis, at) : [];
  });
}
