import { isWorldPlace } from "../../../tagging/world_places.ts";

const CASELESS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}]/u;

/** Up to two words behind "in", "from", "to" in Arabic and Persian. */
const ARABIC =
  /(?<=(?:^|[\s،.])(?:في|من|إلى|الى|مدينة|بمدينة|نحو|در|از|به|شهر) )[\p{Script=Arabic}]{2,15}(?: [\p{Script=Arabic}]{2,15})?/gu;
/** Hebrew writes "in", "from" and "to" into the word. */
const HEBREW = /(?<=(?:^|[\s,.(])[במל])\p{Script=Hebrew}{4,12}(?:[ -]\p{Script=Hebrew}{2,10})?/gu;
/** Hindi sets them behind. */
const HINDI =
  /[\p{Script=Devanagari}]{2,15}(?: [\p{Script=Devanagari}]{2,15})?(?= (?:में|से|तक|के|का|की|जा|पहुँच))/gu;
/** Korean appends them. */
const KOREAN =
  /(?<!\p{Script=Hangul})\p{Script=Hangul}{2,6}?(?=(?:시|도)?(?:에서|에|으로|로|까지|부터|의)(?!\p{Script=Hangul}))/gu;

const FORMS = [ARABIC, HEBREW, HINDI, KOREAN];

/** The longest listed beginning of the words, or, in Hindi, their longest listed end. */
function longestPlace(value: string): { from: number; length: number } | null {
  if (isWorldPlace(value.replaceAll("-", " "))) return { from: 0, length: value.length };
  const cut = value.search(/[ -]/u);
  if (cut < 0) return null;
  if (isWorldPlace(value.slice(0, cut))) return { from: 0, length: cut };
  const rest = value.slice(cut + 1);
  return isWorldPlace(rest) ? { from: cut + 1, length: rest.length } : null;
}

/** Towns and countries in scripts without capitals, where a word says that it is a place. Linear. */
export function caselessPlaces(text: string): { start: number; end: number }[] {
  if (!CASELESS.test(text)) return [];
  return FORMS.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ index, 0: value }) => {
      const place = longestPlace(value);
      if (place === null) return [];
      return [{ start: index + place.from, end: index + place.from + place.length }];
    }),
  );
}
