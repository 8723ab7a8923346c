import { rememberOnce } from "../../reading/remember_once.ts";
import type { Analysis } from "../../tagging/analyze_text.ts";
import { CALENDAR_WORD, CITY, COUNTRY, GIVEN_NAME, SURNAME } from "../../tagging/gazetteer.ts";
import { EAST_ASIAN, UNKNOWN_LANGUAGE } from "../../tagging/guess_language.ts";
import type { TaggedName } from "../../tagging/tag_names.ts";
import { CASELESS_SCRIPT } from "../../tagging/word_type.ts";
import { OTHER_ALPHABETS } from "./words/other_alphabets.ts";

const NAME_BITS = GIVEN_NAME | SURNAME;
const HAN = /\p{Script=Han}/u;
/** Scripts that few labelled addresses are written in. */
const UNLEARNED_SCRIPTS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Thai}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ALL_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const ALL_HAN = /\p{Script=Han}/gu;

/** Japanese has about as many Kana as Han characters; Chinese at most cites a word of it. */
const LEAST_KANA = 0.2;

const isJapanese = rememberOnce(({ text }: Analysis): boolean => {
  if (!KANA.test(text)) return false;
  const kana = text.match(ALL_KANA)?.length ?? 0;
  return kana >= LEAST_KANA * (text.match(ALL_HAN)?.length ?? 0);
});

/** How probable a name of Russian, Greek and their neighbours must be that no list knows. */
const LEAST_FOREIGN = 0.5;
/** Japanese writes few other words with what tells its names; one sign, or a part of a longer row, is none. */
const LEAST_JAPANESE = 0.95;
const LETTER_HEADS = /^(?:拝啓|謹啓|前略|敬具|謹白|草々)$/u;
const BRANCH = /(?:支店|本店|支社|本社|営業所)$/u;
/** Dishes, languages and scripts of a country: "法国菜". */
const OF_A_COUNTRY = /^[菜语語文话話]/u;
/** The tagger cuts Korean firms behind the sign for their form: "(주". */
const OPEN_BRACKET = /^\([^)]*$/u;
const IN_HAN_ROW = /\p{Script=Han}$/u;

/** In scripts without capitals only listed names count, and in Japanese those that are all but sure. */
export function isReadable(name: TaggedName, analysis: Analysis): boolean {
  const value = analysis.text.slice(name.start, name.end);
  if (
    name.kind === "LOCATION" &&
    HAN.test(value) &&
    OF_A_COUNTRY.test(analysis.text.charAt(name.end))
  )
    return false;
  if (OPEN_BRACKET.test(value) || BRANCH.test(value)) return false;
  const before = analysis.text.slice(Math.max(0, name.start - 1), name.start);
  const sure =
    name.confidence >= LEAST_JAPANESE &&
    value.length > 1 &&
    !IN_HAN_ROW.test(before) &&
    !LETTER_HEADS.test(value);
  if (KANA.test(value) && !sure) return false;
  if (name.kind === "ADDRESS") {
    const first = analysis.bits[name.first]!;
    if ((first & CALENDAR_WORD) !== 0 || UNLEARNED_SCRIPTS.test(value)) return false;
  }
  if (HAN.test(value)) return sure || analysis.language !== EAST_ASIAN || !isJapanese(analysis);
  const foreign = analysis.language === UNKNOWN_LANGUAGE && OTHER_ALPHABETS.test(value);
  const caseless = analysis.types[name.first]!.casing === CASELESS_SCRIPT;
  if (!foreign && !caseless) return true;
  if (foreign && name.confidence >= LEAST_FOREIGN) return true;
  const known = NAME_BITS | CITY | COUNTRY;
  return analysis.bits.subarray(name.first, name.last + 1).some((word) => (word & known) !== 0);
}
