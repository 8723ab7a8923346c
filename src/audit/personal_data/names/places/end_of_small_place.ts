import { type Analysis, LOWER_CASE } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD, GIVEN_NAME } from "../../../tagging/gazetteer.ts";
import { commonnessOf, placeGradeOf } from "../../../tagging/lexicon.ts";
import { GAP_LINE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import { WORLD_GIVEN, worldNameBits } from "../../../tagging/world_names.ts";
import {
  isInflectedPlace,
  isInflectedWellKnown,
  isWellKnownPlace,
  isWorldPlace,
} from "../../../tagging/world_places.ts";
import { LEARNED } from "../learned_languages.ts";
import { LOCATING } from "./located_places.ts";
import { isNobodys, isPlaceWithEnding } from "./place_at.ts";

const SHORTEST = 4;
/** Shorter names of towns are words of some language. */
const SHORTEST_LISTED = 5;
/** So long a name means nothing else, wherever it stands. */
const SHORTEST_ALONE = 6;
/** So long a Slavic word is no chance likeness to a town's. */
const SHORTEST_INFLECTED = 7;
const MOST_WORDS = 3;
const CYRILLIC = /^\p{Script=Cyrillic}/u;
/** Vietnamese provinces that are named for peace and the like. */
const ORDINARY = new Set(["hòa bình", "thái bình", "bình định", "hưng yên", "vĩnh long"]);

/** The end of a well-known place of several words; -1 for none. */
function endOfSeveral({ types, tokens, bits }: Analysis, at: number): number {
  if ((bits[at]! & FUNCTION_WORD) !== 0) return -1;
  let name = types[at]!.lower;
  let found = -1;
  for (let last = at + 1; last < types.length && last < at + MOST_WORDS; last++) {
    if (tokens.gaps[last] !== GAP_SPACE) break;
    name += ` ${types[last]!.lower}`;
    if (isWellKnownPlace(name) && !ORDINARY.has(name)) found = last;
  }
  return found;
}

/** Whether a word behind one that says where is a place there. */
function isPlaceBehind({ types, bits, language }: Analysis, at: number): boolean {
  const { lower, facts } = types[at]!;
  const given = (bits[at]! & GIVEN_NAME) !== 0 || (worldNameBits(lower) & WORLD_GIVEN) !== 0;
  if (given || (bits[at]! & FUNCTION_WORD) !== 0) return false;
  if (CYRILLIC.test(lower)) return isInflectedWellKnown(lower);
  if (LEARNED.has(language) || lower.length < SHORTEST_LISTED) return isWellKnownPlace(lower);
  const rare = commonnessOf(facts) < 2 || placeGradeOf(facts) > 0;
  if (rare && isWorldPlace(lower)) return true;
  return facts === 0 && lower.length >= SHORTEST_INFLECTED && isInflectedPlace([lower]);
}

/** Whether the line of a word begins with a small letter, as whoever writes no capitals does. */
function beginsSmall({ types, tokens }: Analysis, at: number): boolean {
  let first = at;
  while (first > 0 && tokens.gaps[first] !== GAP_LINE) first--;
  return types[first]!.casing === 0 || types[first]!.isSymbol;
}

/** The end of a known place at a word in a line that writes no capitals; -1 for none. */
export function endOfSmallPlace(analysis: Analysis, at: number): number {
  const { types, tokens, lineCases } = analysis;
  const type = types[at]!;
  if (lineCases[at] !== LOWER_CASE || type.casing !== 0 || type.isSymbol) return -1;
  if (tokens.gaps[at] !== GAP_SPACE) return -1;
  const several = endOfSeveral(analysis, at);
  if (several >= 0) return beginsSmall(analysis, at) ? several : -1;
  const { lower, facts } = type;
  if (lower.length < SHORTEST) return -1;
  if (LOCATING.has(types[at - 1]!.lower) && isPlaceBehind(analysis, at)) {
    return beginsSmall(analysis, at) ? at : -1;
  }
  if (lower.length < SHORTEST_ALONE || !isNobodys(type)) return -1;
  const rare = commonnessOf(facts) < 2 || placeGradeOf(facts) > 0;
  const known = isWellKnownPlace(lower) || isPlaceWithEnding(lower, isWellKnownPlace);
  return rare && known && beginsSmall(analysis, at) ? at : -1;
}
