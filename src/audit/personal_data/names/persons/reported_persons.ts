import type { Analysis } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  COUNTRY,
  FUNCTION_WORD,
  GIVEN_NAME,
  GROUP_WORD,
  HONORIFIC,
  ORGANIZATION_WORD,
  REGION,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import { endOfDouble } from "./end_of_double.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isListedName } from "./is_listed_name.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { isPersonRole } from "./person_roles.ts";

const ENGLISH = languageNumber("en");

/** What people do with words, as reports have it behind a surname: "Maviglio said". */
const SPEAKING = new Set(
  "said says told tells added explained replied argued insisted recalled testified".split(" "),
);
const NEVER =
  BRAND_NAME |
  CALENDAR_WORD |
  CITY |
  COUNTRY |
  FUNCTION_WORD |
  GROUP_WORD |
  HONORIFIC |
  ORGANIZATION_WORD |
  REGION;
const NAME_BITS = GIVEN_NAME | SURNAME;
/** Firms speak in reports, too. */
const CONFIDENCE = 0.6;
const SHORTEST = 3;

/** Whether a word could be somebody's surname, by itself and by what stands before it. */
function mayBeSurname({ types, bits, openings }: Analysis, at: number): boolean {
  const type = types[at]!;
  if (type.isSymbol || (type.casing !== 1 && type.casing !== 3)) return false;
  if (type.lower.length < SHORTEST || isPersonRole(type.lower)) return false;
  if ((bits[at]! & NEVER) !== 0 && (bits[at]! & NAME_BITS) === 0) return false;
  if (openings[at] !== 0) return isListedName(type);
  const before = types[at - 1];
  if (before === undefined || isCapitalised(before)) return false;
  return !isMostlySmall(type) && !DETERMINERS.has(before.lower);
}

const DETERMINERS = new Set(
  "the a an this that these those our their his her my your its no every some one any".split(" "),
);

function isWordAt({ types, tokens }: Analysis, at: number): boolean {
  return types[at] !== undefined && !types[at].isSymbol && tokens.gaps[at] === GAP_SPACE;
}

/** Whether the words around say that it speaks: "X said", "according to X", "said X." */
function speaks(analysis: Analysis, first: number, last: number): boolean {
  const { types } = analysis;
  const word = (place: number): string => types[place]?.lower ?? "";
  const next = last + 1;
  if (isWordAt(analysis, next) && SPEAKING.has(word(next))) return true;
  if (isWordAt(analysis, next) && isCapitalised(types[next]!)) return false;
  if (word(first - 1) === "to" && word(first - 2) === "according") return true;
  const ends = types[next] === undefined || types[next].isSymbol;
  return ends && (word(first - 1) === "said" || word(first - 1) === "says");
}

/** Lone surnames of people whose words an English text reports. Linear. */
export function reportedPersons(analysis: Analysis): TaggedName[] {
  if (analysis.language !== ENGLISH) return [];
  const { types, tokens } = analysis;
  const persons: TaggedName[] = [];
  for (let at = 0; at < types.length; at++) {
    if (!mayBeSurname(analysis, at)) continue;
    const last = endOfDouble(analysis, at);
    if (!speaks(analysis, at, last)) continue;
    const [start, end] = [tokens.starts[at]!, tokens.ends[last]!];
    persons.push({ kind: "PERSON", start, end, first: at, last, confidence: CONFIDENCE });
  }
  return persons;
}
