import { WORLD_GIVEN, worldNameBits } from "../../tagging/world_names.ts";
import { matchSpans } from "./match_spans.ts";

/** Family names of one syllable that are frequent. */
const FREQUENT_SURNAMES =
  "김이박최정강조윤장임한오서신권황안송류홍전고문손양배백허남심노하곽성차주우구민유나진엄원천방공";
/** What follows a name: a particle, a mark, or nothing. */
const BEHIND =
  "(?=(?:이|가|은|는|을|를|의|과|와|도|께|에게|에게서|한테|이가|이는|이랑|랑|야|아|이라는|라는|이며)?(?:[^\\p{Script=Hangul}]|$))";
const FULL_NAME = new RegExp(
  `(?<!\\p{Script=Hangul})[${FREQUENT_SURNAMES}]\\p{Script=Hangul}{2}${BEHIND}`,
  "gu",
);
/** So written these are words. */
const WORDS = new Set("조정은 이상은 정상은 전지은 서정은 한정은 우수진 주지은 고정은".split(" "));

/** Full names in Korean: a family name before a listed given name of two syllables. */
export function koreanPersons(text: string): { start: number; end: number }[] {
  if (!/\p{Script=Hangul}/u.test(text)) return [];
  return matchSpans(text, [FULL_NAME]).filter(({ start, end }) => {
    const name = text.slice(start, end);
    return !WORDS.has(name) && (worldNameBits(name.slice(1)) & WORLD_GIVEN) !== 0;
  });
}
