import type { Analysis } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  COUNTRY,
  ORGANIZATION_WORD,
  STREET_WORD,
} from "../../../tagging/gazetteer.ts";
import { commonnessOf, placeGradeOf } from "../../../tagging/lexicon.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { isPersonRole } from "./person_roles.ts";
import { isWorldGiven } from "./is_world_given.ts";

/** A lone given name that the tagger takes for a body, as little sure as this, is a person. */
const LEAST_BODY = 0.6;
/** Behind a relative or a title it is one, however sure the tagger is. */
const LEAST_BODY_OF_ROLE = 0.97;
const GIVEN_BODY = 0.7;
const NO_GIVEN_NAME = CITY | COUNTRY | BRAND_NAME;

/** Words before the name of whoever is greeted, or says who he is. */
const BEFORE_PERSON = new Set(
  "hi hello hey dear hola hallo bonjour salut ciao olá oi hej hei cześć ahoj merhaba selam buenas thanks gracias grazie obrigado obrigada merci danke soy sou sono heiße llamo chiamo chamo heet jestem".split(
    " ",
  ),
);

/** Whether a full name is greeted, or told by its bearer: "Hola, Luz Marina Restrepo". */
function isGreeted({ first, last }: TaggedName, { types, bits }: Analysis): boolean {
  if (last === first) return false;
  const before = types[types[first - 1]?.lower === "," ? first - 2 : first - 1];
  if (!BEFORE_PERSON.has(before?.lower ?? "") || !isWorldGiven(types[first]!.lower)) return false;
  for (let at = first; at <= last; at++) {
    if (types[at]!.casing !== 1 || (bits[at]! & (COUNTRY | BRAND_NAME)) !== 0) return false;
  }
  return true;
}

/** A body of a given name and a rare word is a person, where the tagger is as little sure as this. */
const LEAST_BODY_OF_TWO = 0.9;
const NO_FAMILY_NAME = ORGANIZATION_WORD | STREET_WORD | CALENDAR_WORD | NO_GIVEN_NAME;

/** Whether a body is called by a given name and a word that only a family name can be: "Filipa Montalvão". */
function isFullName(
  { first, last, confidence }: TaggedName,
  { types, bits, tokens }: Analysis,
): boolean {
  if (last !== first + 1 || confidence >= LEAST_BODY_OF_TWO) return false;
  const [given, family] = [types[first]!, types[last]!];
  if (given.casing !== 1 || family.casing !== 1 || tokens.gaps[last] !== GAP_SPACE) return false;
  if ((bits[first]! & NO_GIVEN_NAME) !== 0 || (bits[last]! & NO_FAMILY_NAME) !== 0) return false;
  if (!isWorldGiven(given.lower) || isMostlySmall(given)) return false;
  return (
    family.lower.length > 3 && commonnessOf(family.facts) === 0 && placeGradeOf(family.facts) === 0
  );
}

/** The name, which is a person's where the tagger is unsure of a body and somebody bears it. */
export function asPerson(name: TaggedName, analysis: Analysis): TaggedName {
  const { types, bits } = analysis;
  const { kind, first, last, confidence } = name;
  if (kind === "LOCATION" && isGreeted(name, analysis)) {
    return { ...name, kind: "PERSON", confidence: Math.max(confidence, GIVEN_BODY) };
  }
  if (kind === "ORGANIZATION" && isFullName(name, analysis)) {
    return { ...name, kind: "PERSON", confidence: GIVEN_BODY };
  }
  if (kind === "PERSON" || kind === "ADDRESS" || first !== last) return name;
  const roled = isPersonRole(types[first - 1]?.lower ?? "");
  if (!roled && (kind === "LOCATION" || confidence >= LEAST_BODY)) return name;
  if (confidence >= LEAST_BODY_OF_ROLE) return name;
  const type = types[first]!;
  const named = type.casing === 1 && isWorldGiven(type.lower) && !isMostlySmall(type);
  return named && (bits[first]! & NO_GIVEN_NAME) === 0
    ? { ...name, kind: "PERSON", confidence: GIVEN_BODY }
    : name;
}
