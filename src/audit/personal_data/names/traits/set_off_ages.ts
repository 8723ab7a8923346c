import { lookUpWord, SURNAME } from "../../../tagging/gazetteer.ts";
import { matchNumbers, type NumberMatch, type NumberPlaces } from "../match_numbers.ts";
import { isListedGiven } from "../persons/is_listed_given.ts";
import { AGE_IN_DIGITS, AGE_IN_WORDS } from "./age_numbers.ts";

/** Ages as people jot them down in English, set off by commas, brackets or a letter for the sex. */

/** What stands before every one of them, and how it begins. */
const SET_APART = /^[\s(|:]?[1-9]/;
/** Words for somebody of whom an age is told. */
const SOMEBODY =
  "(?:accused|offender|donor|candidate|employee|player|teacher|captain|kid|boy|girl|baby|toddler|child|teen|teenager|intern|trainee|student|pupil|man|woman|guy|bloke|lad|lady|client|patient|pt|px|tenant|lodger|applicant|claimant|complainant|defendant|suspect|victim|witness|driver|passenger|casualty|resident|colleague|cleaner|nurse|widow|widower|mother|father|mum|mom|dad|wife|husband|son|daughter|brother|bro|sister|sis|gran|granny|nan|nana|grandma|grandpa|granddad|grandson|granddaughter|aunt|auntie|uncle|niece|nephew|cousin|partner|fiancée?|boyfriend|girlfriend|bf|gf|stepson|stepdaughter|twin|bride|groom|roommate|flatmate|gogo|lolo|lola|nani|dadi|opa|oma|casualty|deceased)";
const CHILDREN =
  "(?:children|kids|boys|girls|sons|daughters|twins|toddlers|grandchildren|grandkids|grandsons|granddaughters|nephews|nieces|siblings|brothers|sisters)";
/** Of a family, with a name or two behind: "my small bro nii armah (14)". */
const IN_BRACKETS = new RegExp(
  `(?<=\\b${SOMEBODY}:?(?: [\\p{L}][\\p{L}'’-]{1,20}){0,3} \\()${AGE_IN_DIGITS}(?=[),;])`,
  "iuy",
);
/** "A kid, 16, in Indore". */
const BETWEEN_COMMAS = new RegExp(
  `(?<=\\b(?:an?|the|my|his|her|our|their|is) (?:[\\p{L}-]{2,14} )?${SOMEBODY}, )${AGE_IN_DIGITS}(?=,)`,
  "iuy",
);
/** "Two kids, 6 and 9". */
const OF_CHILDREN = new RegExp(
  `(?<=\\b${CHILDREN}(?:,| -| –|:)? (?:aged |ages )?(?:\\d{1,2},? (?:and|&|n) |\\d{1,2}, ){0,3})\\d{1,2}(?=,? (?:and|&|n) \\d{1,2}(?!\\p{L}|[.,:/]?\\d| \\p{L}{3,}s\\b)|(?<=(?:and|&|n) \\d{1,2})(?=[.,;!?)]|$|\\n| (?:and|who|with|in|at|but)\\b))`,
  "iuy",
);
/** With the letter for the sex: "im 23F", "(34F)", "client, 58M,". */
const WITH_SEX =
  /(?<=\b[iI]['’]?m |\b(?:[hH]e|[sS]he)['’]?s |\bam |\((?:[^()\n]{0,20}, )?|\b(?:[pP]t|[pP]x|[pP]atient|[cC]lient|[pP]artner|husband|wife|bf|gf|boyfriend|girlfriend|me|[mM]y)[:,]? \(?)[1-9]\d(?= ?[MFmf](?:[),.;:]| (?:\p{Ll}|w\/|from|in|here|with)|$|\n))(?! ?[mf] (?:away|wide|long|tall|high|deep|up|down|of|from the))/uy;
/** The same anywhere in notes on patients. */
const WITH_SEX_IN_NOTES = /[1-9]\d(?=[MF](?![\p{L}\d]))/uy;
const NOTES =
  /(?<!\p{L})(?:pt|pts|px|patient|hx|c\/o|k\/c\/o|s\/p|ward|triage|mrn|uhid|mrd|nok|admitted|adm|dx|rx|gcs|sats|obs|opd|icu|aita|reddit|cover letter|resume)(?!\p{L})/iu;
/** The same behind a name, which is looked up. */
const SEX_BEHIND_NAME =
  /(?<=\p{L}['’.]?, )[1-9]\d(?= ?[MF](?:[),.;:]|\n|$| (?:with|who|presents?|admitted|seen|c\/o)\b))/uy;
/** Behind a name between commas or brackets: "DeAndre, 36, coaches", "Delbert Moosomin, 58 (SIN". */
const BEHIND_NAME =
  /(?<=(?:\p{Lu}[\p{L}'’-]{1,24}["”’]?|[JS]r\.), )[1-9]\d?(?=, (?!\d|\p{Lu}\p{Ll}+ \d)| \(\p{L})/uy;
/** "Client 86, lives alone", "gogo is 80 on sunday", "my twins, both 4,". */
const IN_PASSING = new RegExp(
  `(?<=\\b(?:client|patient|pt|resident) )[1-9]\\d(?=, \\p{Ll})|(?<=\\b${SOMEBODY} (?:is|turns|was) (?:only |just )?)${AGE_IN_DIGITS}(?= (?:on|this|next|in) (?:mon|tues|wednes|thurs|fri|satur|sun|week|month|jan|feb|mar|apr|may|june|july|aug|sept|oct|nov|dec))|(?<=\\b${CHILDREN},? both )\\d{1,2}(?=[,.)])|(?<=\\p{L} is only )${AGE_IN_DIGITS}(?= (?:and|but|so)\\b)`,
  "iuy",
);
/** Behind what else is told of somebody in brackets: "(Maori, 27)". */
const AMONG_BRACKETS = /(?<=\p{Lu}[\p{L}'’-]{1,24} \((?:[\p{L}-]{2,16}, ){1,2})[1-9]\d(?=[),;])/uy;
/** Between commas, where what comes before in the sentence names somebody: "Priya Sethi, barista, 29, pulled". */
const AMONG_COMMAS = /(?<=[\p{L})], )[1-9]\d(?=, (?!maybe|perhaps|or |and |then )\p{L})/uy;
/** Of oneself, as far as a word goes on that no unit is: "i'm 71 i cant sit", "when I was 9". */
const OF_ONESELF = new RegExp(
  `(?<=\\b(?:i['’]?m|i am|he['’]?s|she['’]?s|he is|she is|(?:when|while|since|until|before) (?:i|he|she|we|they) (?:was|were)) (?:only |just |now |already |turning |about |around )?)${AGE_IN_DIGITS}(?= (?:i|my|he|she|we|w|n|with|living|retired|single|married|widowed|disabled|years(?! (?:into|younger|older|away|behind|later)|\\W{0,2}\\d| [*x×+-]))\\b|(?<=\\b(?:was|were) (?:only |just |about |around )?\\d{1,2})(?=[.,;!?]|$| (?:and|when|my|we|i|he|she|they|the)\\b)(?![.,]\\d))`,
  "iuy",
);
/** In a row of a table: "| M | 38 |". */
const IN_ROW = /(?<=\| ?[MF] ?\| ?)\d{1,3}(?= ?\|)/uy;

const NO_AGE =
  "(?![\\p{L}-]| (?:of|hundred|thousand|percent|times|pages|degrees|minutes?|hours?|days?|weeks?|months?|years?(?! old)|miles|people|out)\\b|,? (?:and|or|to) \\p{L}+ (?:of|hundred|thousand))";
/** In words, of oneself or others: "im sixty-eight with bad knees", "when I was nine". */
const WRITTEN = new RegExp(
  `(?<=(?<!\\blike )\\b(?:i['’]?m|i am|he['’]?s|she['’]?s|who(?:['’]s| is| was|s)|(?:when|while|since|until|before) (?:i|he|she|we|they) (?:was|were)) (?:only |just |now |about |around )?)${AGE_IN_WORDS}${NO_AGE}`,
  "iuy",
);
/** A number of two words set off by commas; counting has another one beside it. */
const WRITTEN_SET_OFF =
  /(?<=[\p{L}\d"”'’)], |^|[.!?:]\s|\b(?:maybe|about|around|aged) )(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine)(?=, (?!(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|and|or)\b)\p{L})/iuy;
const COUNTED =
  /(?:one|two|three|four|five|six|seven|eight|nine|ten|teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred), $/iu;

/** The name right before an age: its words, as far as a sign that no name has. */
const NAME_BEFORE = /(?:\p{Lu}[\p{L}'’.-]*["”]?[ ,("“]{1,2}){1,4}$/u;
const NAME_REACH = 64;
/** "seventeen, " and the like, in UTF-16 code units. */
const LONGEST_NUMBER = 12;
/** Places, months and games are set off by numbers, too. */
const NO_PERSON =
  /\b(?:In|At|On|From|Since|By|Chapter|Page|Figure|Table|Section|Article|Level|Grade|Room|Route|Highway|Gate|Unit|Version|Episode|Season|Psalm|Genesis|Number|No|January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/u;
const WEATHER = /\b(?:weather|forecast|degrees|temperature|humid|sunny|°)/iu;

function isBehindName(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - NAME_REACH), index).replace(/\([^()]*$/u, "");
  const name = NAME_BEFORE.exec(`${before.trimEnd()} `)?.[0];
  if (name === undefined || NO_PERSON.test(name)) return false;
  return name.split(/[^\p{L}'’]+/u).some((word) => {
    const folded = word.toLowerCase();
    return isListedGiven(folded) || (lookUpWord(folded) & SURNAME) !== 0;
  });
}

/** The stretch of the sentence right before, without figures. */
const STRETCH = /[^.!?;:\n\d]*$/u;
const STRETCH_REACH = 56;
/** Words of those who tell of themselves or of others in short. */
const TOLD =
  /(?<!\p{L})(?:male|female|man|woman|boy|girl|teacher|nurse|student|engineer|driver|barista|single|divorced|widow(?:er|ed)?|muslim|hindu|christian|sikh|catholic|jewish|bengali|punjabi|tamil|hokkien|cantonese|indian|pakistani|chinese|malay|filipin[oa]|nigerian|kenyan)(?!\p{L})/iu;

/** Whether what stands before a number in its sentence names or describes somebody. */
function tellsOfSomebody(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - STRETCH_REACH), index);
  const stretch = STRETCH.exec(before)![0];
  if (NO_PERSON.test(stretch.split(", ").at(-2) ?? "")) return false;
  return TOLD.test(stretch) || namesSomebody(stretch);
}

function namesSomebody(stretch: string): boolean {
  return [...stretch.matchAll(/\p{Lu}[\p{L}'’]{2,}/gu)].some(({ 0: word }) =>
    isListedGiven(word.toLowerCase()),
  );
}

const SEX_BEHIND = /^\d{2} ?[MFmf](?!\p{L})/u;

/** Ages with a letter for the sex behind them; degrees of heat are written the same. */
function agesWithSex(text: string, apart: readonly number[]): NumberMatch[] {
  const places = apart.filter((place) => SEX_BEHIND.test(text.slice(place, place + 5)));
  if (places.length === 0 || WEATHER.test(text)) return [];
  const numbers = (pattern: RegExp) => matchNumbers(text, { places, pattern });
  return [
    ...numbers(WITH_SEX),
    ...(NOTES.test(text) ? numbers(WITH_SEX_IN_NOTES) : []),
    ...numbers(SEX_BEHIND_NAME).filter(({ index }) => isBehindName(text, index)),
  ];
}

/**
 * Ages set off in English notes, posts and reports.
 *
 * @param numbers where the text has short numbers, and numbers in words
 */
export function setOffAges(text: string, { places, written }: NumberPlaces): NumberMatch[] {
  const apart = places.filter((place) =>
    SET_APART.test(text.slice(Math.max(0, place - 1), place + 1)),
  );
  const numbers = (pattern: RegExp) => matchNumbers(text, { places: apart, pattern });
  const words = (pattern: RegExp) => matchNumbers(text, { places: written, pattern });
  return [
    ...[IN_BRACKETS, BETWEEN_COMMAS, OF_CHILDREN, OF_ONESELF, IN_ROW, IN_PASSING].flatMap(numbers),
    ...agesWithSex(text, apart),
    ...numbers(AMONG_COMMAS).filter(({ index }) => tellsOfSomebody(text, index)),
    ...[BEHIND_NAME, AMONG_BRACKETS]
      .flatMap(numbers)
      .filter(({ index }) => isBehindName(text, index)),
    ...words(WRITTEN),
    ...words(WRITTEN_SET_OFF).filter(
      ({ index }) => !COUNTED.test(text.slice(Math.max(0, index - LONGEST_NUMBER), index)),
    ),
  ];
}
