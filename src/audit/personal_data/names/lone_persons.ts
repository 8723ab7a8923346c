import type { Analysis } from "../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  COUNTRY,
  FUNCTION_WORD,
  GIVEN_NAME,
  SURNAME,
} from "../../tagging/gazetteer.ts";
import { worldNameBits } from "../../tagging/world_names.ts";
import { isListedName } from "./is_listed_name.ts";
import { isMostlySmall } from "./is_mostly_small.ts";
import { ORDINARY_NAME_WORDS } from "./ordinary_name_words.ts";
import { isPersonRole } from "./person_roles.ts";

/** Relatives and titles that stand right before a name in English, however it is written. */
const BEFORE_NAME = new Set(
  "uncle aunt aunty auntie cousin grandma grandpa granny nana dr doctor mr mrs ms miss nurse pastor".split(
    " ",
  ),
);
const SMALL = 0;
const CAPITALISED = 1;
const SHORTEST = 3;
const NAMES = GIVEN_NAME | SURNAME;
const NEVER = BRAND_NAME | CALENDAR_WORD | COUNTRY;

/** Written without a capital, as in chats: "uncle festus", "dr patel". */
function isSmallName({ types, bits }: Analysis, at: number, before: string): boolean {
  const type = types[at]!;
  if (type.casing !== SMALL || type.lower.length < SHORTEST || !BEFORE_NAME.has(before))
    return false;
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

/** Single names right behind a relative, a title or what somebody is to a business. Linear. */
export function lonePersons(analysis: Analysis): { start: number; end: number }[] {
  const { types, tokens } = analysis;
  const spans: { start: number; end: number }[] = [];
  for (let at = 1; at < types.length; at++) {
    const before = types[types[at - 1]!.lower === "." ? at - 2 : at - 1]?.lower ?? "";
    if (types[at]!.isSymbol || ORDINARY_NAME_WORDS.has(types[at]!.lower)) continue;
    if (!isSmallName(analysis, at, before) && !isNoted(analysis, at, before)) continue;
    spans.push({ start: tokens.starts[at]!, end: tokens.ends[at]! });
  }
  return spans;
}
