import { type Analysis, TITLE_CASE } from "../../../tagging/analyze_text.ts";
import { GROUP_WORD, HONORIFIC, ORGANIZATION_WORD } from "../../../tagging/gazetteer.ts";
import { EAST_ASIAN, languageNumber } from "../../../tagging/guess_language.ts";
import { commonnessOf, placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_LINE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import { WORLD_GIVEN, worldNameBits } from "../../../tagging/world_names.ts";
import { isInflectedWellKnown, isWellKnownPlace } from "../../../tagging/world_places.ts";
import { LEARNED } from "../learned_languages.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isOrdinaryWord } from "../words/is_ordinary_word.ts";
import { endOfSmallPlace } from "./end_of_small_place.ts";
import { endOfPlace, isLonger, isNobodys, mayBegin } from "./place_at.ts";

const GERMAN = languageNumber("de");
const CONFIDENCE = 0.65;
const SHORTEST = 4;
const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** What a place's name is not where it stands alone. */
const OTHER_THINGS = HONORIFIC | GROUP_WORD | ORGANIZATION_WORD;
/** From so common on, a word of the lexicon that is no town there is a word of the language. */
const LEAST_COMMON = 3;
/** Signs between which the cells of a row stand. */
const PARTS = new Set([";", "|", "\t", ","]);
/** Signs that join a word to another name, an address or code. */
const JOINING = new Set(["-", "'", "’", "@", "/", "_", ".", "&", "#"]);

/** Whether only the lists' best-known places count, for ordinary words have capitals or the tagger has learned better. */
function isStrict(language: number): boolean {
  return language === GERMAN || LEARNED.has(language);
}

/** Whether nothing beside the words joins them to another name. */
function standsAlone(analysis: Analysis, first: number, last: number): boolean {
  const { types, tokens, openings, lineCases } = analysis;
  if (openings[first] !== 0 || isLonger(analysis, last)) return false;
  const before = types[first - 1]!;
  const behind = types[last + 1];
  if (tokens.gaps[first] !== GAP_SPACE && JOINING.has(before.lower)) return false;
  if (tokens.gaps[first] === GAP_SPACE && (isCapitalised(before) || before.casing === 2))
    return false;
  if (behind !== undefined && tokens.gaps[last + 1] === 0 && /^[-@/_&\d]/u.test(behind.lower))
    return false;
  if (lineCases[first] !== TITLE_CASE) return true;
  const closed = behind === undefined || tokens.gaps[last + 1] === GAP_LINE;
  return PARTS.has(before.lower) && (closed || PARTS.has(behind.lower));
}

/** Whether a single word is a town's name and nothing else. */
function isTownsName(analysis: Analysis, at: number): boolean {
  const type = analysis.types[at]!;
  if (type.lower.length < SHORTEST || (analysis.bits[at]! & OTHER_THINGS) !== 0) return false;
  if (isWellKnownPlace(type.lower)) {
    return isNobodys(type) || (worldNameBits(type.lower) & WORLD_GIVEN) === 0;
  }
  if (!isNobodys(type)) return false;
  if (isStrict(analysis.language) || isOrdinaryWord(type)) return false;
  return placeGradeOf(type.facts) > 0 || commonnessOf(type.facts) < LEAST_COMMON;
}

/** "на Арбате", "Дніпром": a case of a place that everybody knows, and nobody's name. */
function isCaseOfWellKnown({ types }: Analysis, at: number): boolean {
  const type = types[at]!;
  if (type.lower.length <= SHORTEST || !CYRILLIC.test(type.lower)) return false;
  return isInflectedWellKnown(type.lower) && isNobodys(type);
}

/** The end of a known place that stands by itself with a capital; -1 for none. */
function endOfStanding(analysis: Analysis, at: number): number {
  const exact = endOfPlace(analysis, at);
  const last = exact < 0 && isCaseOfWellKnown(analysis, at) ? at : exact;
  if (last < 0 || !standsAlone(analysis, at, last)) return -1;
  if (exact < 0) return last;
  if (last === at) return isTownsName(analysis, at) ? last : -1;
  if (!isStrict(analysis.language)) return last;
  const name = analysis.types
    .slice(at, last + 1)
    .map(({ lower }) => lower)
    .join(" ");
  return isWellKnownPlace(name) ? last : -1;
}

/**
 * Towns and countries of the world that stand alone with a capital in the middle of a sentence or in
 * a cell, where only names have capitals, and nobody bears them; and those that are known
 * in texts without any capital. Linear.
 */
export function standingPlaces(analysis: Analysis): TaggedName[] {
  if (analysis.language === EAST_ASIAN) return [];
  const { types, tokens } = analysis;
  const places: TaggedName[] = [];
  for (let at = 1; at < types.length; at++) {
    const last = mayBegin(analysis, at)
      ? endOfStanding(analysis, at)
      : endOfSmallPlace(analysis, at);
    if (last < 0) continue;
    const [start, end] = [tokens.starts[at]!, tokens.ends[last]!];
    places.push({ kind: "LOCATION", start, end, first: at, last, confidence: CONFIDENCE });
    at = last;
  }
  return places;
}
