import { type Analysis, MIXED_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  COUNTRY,
  FUNCTION_WORD,
  GIVEN_NAME,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import { GAP_NONE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import { inflectedNameBits, worldNameBits } from "../../../tagging/world_names.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isGermanCompound } from "../words/is_german_compound.ts";
import { isGermanRole } from "./is_german_role.ts";
import { isListedName } from "./is_listed_name.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { isWorldGiven } from "./is_world_given.ts";
import { ORDINARY_NAME_WORDS } from "../words/ordinary_name_words.ts";
import { isOrdinaryWord } from "../words/is_ordinary_word.ts";
import { isPersonRole } from "./person_roles.ts";

/** Relatives and titles that stand right before a name in English, however it is written. */
const BEFORE_NAME = new Set(
  "uncle aunt aunty auntie cousin grandma grandpa granny nana dr doctor mr mrs ms miss nurse pastor".split(
    " ",
  ),
);
/** The same, which other languages write alike for something else: "son mari". */
const BEFORE_NAME_ENGLISH = new Set(
  "friend bestie buddy brother bro sister sis boss boyfriend girlfriend bf gf husband hubby wife son daughter nephew niece roommate flatmate neighbour neighbor coworker colleague".split(
    " ",
  ),
);
const ENGLISH = languageNumber("en");
const GERMAN = languageNumber("de");
const CYRILLIC = /^\p{Script=Cyrillic}/u;
const SMALL = 0;
const CAPITALISED = 1;
const SHORTEST = 3;
const NAMES = GIVEN_NAME | SURNAME;
const NEVER = BRAND_NAME | CALENDAR_WORD | COUNTRY;

/** Written without a capital, as in chats: "uncle festus", "dr patel". */
function isSmallName(analysis: Analysis, at: number, before: string): boolean {
  const { types, bits, language } = analysis;
  const type = types[at]!;
  const near = BEFORE_NAME.has(before) || (language === ENGLISH && BEFORE_NAME_ENGLISH.has(before));
  if (type.casing !== SMALL || type.lower.length < SHORTEST || !near) return false;
  const listed = (bits[at]! & NAMES) !== 0 || worldNameBits(type.lower) !== 0;
  return listed && (bits[at]! & FUNCTION_WORD) === 0 && !isMostlySmall(type);
}

/** A given name that ends there, as in notes: "spouse Carol." */
function isNoted({ types, bits }: Analysis, at: number, before: string): boolean {
  const type = types[at]!;
  if (type.casing !== CAPITALISED || !(types[at + 1]?.isSymbol ?? true)) return false;
  if ((bits[at]! & GIVEN_NAME) === 0 || (bits[at]! & NEVER) !== 0) return false;
  return isListedName(type) && isPersonRole(before);
}

/** Between a relative and whose he is: "el marido de Encarna". */
const OF = new Set("de do da d di del".split(" "));

/** Languages that write other words with a capital, too, and those that the tagger has learned. */
const LEFT_TO_TAGGER = new Set("en de pt sv da no hs sk".split(" ").map(languageNumber));

/** A listed name behind what somebody is, in languages that there are no labelled texts of. */
function isRoled({ types, bits, tokens, language }: Analysis, at: number, before: string): boolean {
  const type = types[at]!;
  const learned = LEFT_TO_TAGGER.has(language) && !CYRILLIC.test(type.lower);
  if (language === GERMAN && isWorldGiven(type.lower) && isGermanRole(types[at - 1]!)) {
    return isCapitalised(type) && (bits[at]! & NEVER) === 0 && !isMostlySmall(type);
  }
  if (learned || !isCapitalised(type) || isMostlySmall(type) || !isPersonRole(before)) return false;
  if ((bits[at]! & (NEVER | FUNCTION_WORD)) !== 0) return false;
  const next = types[at + 1];
  const goesOn = next !== undefined && isCapitalised(next) && tokens.gaps[at + 1] === GAP_SPACE;
  return !goesOn && inflectedNameBits(type.lower) !== 0;
}

/** Words for a family, which its name follows. */
const FAMILIES = new Set(
  "familie familien familjen famille familles familia familias famiglia família rodzina rodziny rodzinie rodzinę rodzinę rodina rodiny rodině семья семьи семье семью семьёй сім'я родина obitelj porodica".split(
    " ",
  ),
);

/** Whether it is a family's name, right behind a word for one. */
function isOfFamily({ types, bits, tokens, lineCases }: Analysis, at: number): boolean {
  const type = types[at]!;
  if (!FAMILIES.has(types[at - 1]!.lower) || tokens.gaps[at] !== GAP_SPACE) return false;
  if (!isCapitalised(type) || lineCases[at] !== MIXED_CASE || isOrdinaryWord(type)) return false;
  const next = types[at + 1];
  const goesOn = next !== undefined && isCapitalised(next) && tokens.gaps[at + 1] === GAP_SPACE;
  return !goesOn && (bits[at]! & (NEVER | FUNCTION_WORD)) === 0 && !isGermanCompound(type);
}

/** "Torben S.": a given name and an initial, inside a sentence. */
function isInitialed({ types, tokens }: Analysis, at: number): boolean {
  const initial = types[at + 1];
  if (initial?.casing !== CAPITALISED || initial.lower.length !== 1) return false;
  if (types[at + 2]?.lower !== "." || tokens.gaps[at + 2] !== GAP_NONE) return false;
  const after = types[at + 3];
  const inside = after === undefined || after.isSymbol || after.casing === SMALL;
  const type = types[at]!;
  return inside && isCapitalised(type) && !isMostlySmall(type) && isWorldGiven(type.lower);
}

/** Single names right behind a relative, a title or what somebody is to a business. Linear. */
export function lonePersons(analysis: Analysis): { start: number; end: number }[] {
  const { types, tokens } = analysis;
  const spans: { start: number; end: number }[] = [];
  for (let at = 1; at < types.length; at++) {
    const before = types[types[at - 1]!.lower === "." ? at - 2 : at - 1]?.lower ?? "";
    const of = OF.has(before) ? (types[at - 2]?.lower ?? "") : before;
    if (types[at]!.isSymbol || ORDINARY_NAME_WORDS.has(types[at]!.lower)) continue;
    if (tokens.gaps[at + 1] === GAP_SPACE && isInitialed(analysis, at)) {
      spans.push({ start: tokens.starts[at]!, end: tokens.ends[at + 2]! });
      continue;
    }
    if (isRoled(analysis, at, of) || isOfFamily(analysis, at)) {
      spans.push({ start: tokens.starts[at]!, end: tokens.ends[at]! });
      continue;
    }
    if (!isSmallName(analysis, at, before) && !isNoted(analysis, at, before)) continue;
    spans.push({ start: tokens.starts[at]!, end: tokens.ends[at]! });
  }
  return spans;
}
