import { isMostlySmall } from "../words/is_mostly_small.ts";
import { hashString } from "../../../tagging/hash.ts";
import { commonnessOf, factsAt, findWord, placeGradeOf } from "../../../tagging/lexicon.ts";
import { isWorldGiven } from "./is_world_given.ts";
import { isInflectedGiven } from "./is_inflected_given.ts";
import {
  lookUpWord,
  BRAND_NAME,
  CITY,
  COUNTRY,
  ORGANIZATION_WORD,
  REGION,
} from "../../../tagging/gazetteer.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’]{1,24}(?:-\\p{Lu}[\\p{L}\\p{M}'’]{1,24})?";
/** With which letters and mails close, right before the name. */
const GREETING =
  "(?:[Gg]r(?:uß|üße|üsse)|LG|VG|MfG|[Ss]aluti|[Ss]aludos|[Cc]ordialement|[Gg]roet(?:en|jes)?|[Hh]ilsen|[Hh]älsningar|[Mm]vh|[Pp]ozdrawiam|[Pp]ozdrav(?:em|y)?|[Üü]dv(?:özlettel)?|[Tt]erveisin|[Tt]erv\\.?|[Cc]umprimentos|[Aa]braços|[Aa]tenciosamente|[Aa]tentamente|[Ss]aygılarımla|[Ss]elamlar|[Ss]alam|[Hh]ormat saya|[Kk]ind regards|[Rr]egards|[Cc]heers|[Tt]hanks|[Mm]erci|[Dd]anke|[Dd]ank|[Oo]brigad[oa]|[Gg]racias|[Gg]razie|[Tt]ack|[Tt]ak|[Kk]iitos|[Dd]ziękuję|[Dd]ěkuj[iu]|[Kk]öszönöm|[Mm]ulțumesc|[Сс]пасибо|[Дд]якую|[Сс] уважением|[Зз] повагою|Ευχαριστώ)";
/** A full name as the last sentence of a text, behind a sentence's end or a greeting. */
const LAST = new RegExp(
  `(?<=[.!?…]["”“»]?\\s{1,4}(?:${GREETING}[,!.]?\\s{1,3})?)(?!${GREETING}[\\s,!.])${WORD}(?: (?:(?:van|von|de|da|di|del|al|el|bin|dos|der|den|la|le) ){0,2}${WORD}){1,3}(?=[.!]?\\s*$)`,
  "u",
);
/** What is looked at before the end of a text, in UTF-16 code units. */
const REACH = 120;
const NO_PERSON = BRAND_NAME | CITY | COUNTRY | ORGANIZATION_WORD | REGION;

/** What names of coasts, lakes, hills and saints' towns begin with. */
const OF_EARTH = new Set(
  "costa lago lac lake mount mont monte montagne val valle vale villa ville porto port puerto playa isla île isola rio río san santa santo são saint st sankt serra sierra cabo cap cape capo bad burg schloss hotel casa café mar mare golf golfo bahia bahía terra torre ponte piazza plaza praia".split(
    " ",
  ),
);

/** Whether texts mostly write the word without a capital, whoever bears it: "Costa". */
function isOrdinary(word: string): boolean {
  return isMostlySmall({ facts: factsAt(findWord(hashString(word))) });
}

/** Whether no dictionary has the word and no text uses it often. */
function isRare(word: string): boolean {
  const facts = factsAt(findWord(hashString(word.toLowerCase())));
  return commonnessOf(facts) === 0 && placeGradeOf(facts) === 0;
}

/** Whoever signs with a full name and nothing else, behind all the rest: "… geboren in Shiraz. Navid Rostamkhani". */
export function lastLinePersons(text: string): { start: number; end: number }[] {
  const from = Math.max(0, text.length - REACH);
  const match = LAST.exec(text.slice(from));
  if (match === null) return [];
  const words = match[0].split(" ").filter((word) => /^\p{Lu}/u.test(word));
  if (words.some((word) => (lookUpWord(word.toLowerCase()) & NO_PERSON) !== 0)) return [];
  const given = words[0]!.toLowerCase();
  const second = words.at(-1)!.toLowerCase();
  const borne =
    isWorldGiven(given) || given.split("-").some(isWorldGiven) || isInflectedGiven(second);
  if (OF_EARTH.has(given)) return [];
  if (isOrdinary(given) || isOrdinary(second)) return [];
  const rare = words.every(isRare);
  if ((!borne && !rare) || isWorldPlace(second)) return [];
  return [{ start: from + match.index, end: from + match.index + match[0].length }];
}
