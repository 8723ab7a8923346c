import { isInflectedPlace, isWorldPlace } from "../../../tagging/world_places.ts";
import { DEMONYM_FAMILIES } from "../../data/demonym_families.ts";
import { PEOPLE_FAMILIES } from "../../data/people_families.ts";
import { worldNameBits } from "../../../tagging/world_names.ts";
import { isGreekDemonym } from "./is_greek_demonym.ts";
import { isWorldGiven } from "../persons/is_world_given.ts";
import { formsOfFamilies } from "../../vocabulary/forms_of_families.ts";

const SMALL = formsOfFamilies(DEMONYM_FAMILIES.filter(({ capitalised }) => capitalised !== true));
const CAPITALISED = formsOfFamilies(
  DEMONYM_FAMILIES.filter(({ capitalised }) => capitalised === true),
);

/** Shorter forms of nouns for people are words of some other language: "Let", "Dan". */
const SHORTEST = 5;

/** Nouns for people whose stems are near those of their countries: no country, town or given name is one. */
const PEOPLE = withoutNames(
  formsOfFamilies(PEOPLE_FAMILIES.filter(({ capitalised }) => capitalised === true)),
  (form) => isWorldPlace(form) || isInflectedPlace([form]) || isWorldGiven(form),
);
/** French nouns for inhabitants, which have a capital where the adjectives have none. */
const FRENCH = withoutNames(
  formsOfFamilies(
    [...DEMONYM_FAMILIES, ...PEOPLE_FAMILIES].filter(({ french }) => french === true),
  ),
  (form) => isWorldPlace(form) || worldNameBits(form) !== 0,
);
const SMALL_PEOPLE = withoutNames(
  formsOfFamilies(PEOPLE_FAMILIES.filter(({ capitalised }) => capitalised !== true)),
  isWorldPlace,
);

function withoutNames(
  forms: ReadonlySet<string>,
  isName: (form: string) => boolean,
): ReadonlySet<string> {
  return new Set([...forms].filter((form) => form.length >= SHORTEST && !isName(form)));
}

/** Czech and Slovak adverbs, which name a language: "česky"; behind a long vowel it is an adjective. */
const ADVERB = /(?<![áéíóúýôŕĺ][^aeiouyáéíóúýôŕĺ]{0,3})[sc]ky$/u;

/**
 * Whether a word in lower case is such an adjective that may begin a sentence with a capital: no place
 * and nobody's name.
 */
export function isOpeningDemonym(lower: string): boolean {
  if (lower.length < SHORTEST || !(SMALL.has(lower) || SMALL_PEOPLE.has(lower))) return false;
  return !ADVERB.test(lower) && !isWorldPlace(lower) && worldNameBits(lower) === 0;
}

/**
 * Whether a word, given as written and in lower case, is an adjective of nationality or faith in a
 * language that has many forms of them, written as that language does: with a capital it is the
 * country, "Svizzera", "Argentina".
 */
export function isDemonym(value: string, lower: string): boolean {
  if (isGreekDemonym(value, lower)) return true;
  if (value === lower) return (SMALL.has(lower) || SMALL_PEOPLE.has(lower)) && !ADVERB.test(lower);
  return CAPITALISED.has(lower) || PEOPLE.has(lower) || FRENCH.has(lower);
}
