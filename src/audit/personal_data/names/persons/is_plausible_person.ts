import { type Analysis, UPPER_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  FUNCTION_WORD,
  GIVEN_NAME,
  HONORIFIC,
  NAME_PARTICLE,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import {
  isFunctionWordOf,
  languageNumber,
  UNKNOWN_LANGUAGE,
} from "../../../tagging/guess_language.ts";
import { GAP_LINE } from "../../../tagging/tokenize.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { CASELESS_SCRIPT } from "../../../tagging/word_type.ts";
import { isCode, isInCode } from "../words/is_code.ts";
import { isDrug } from "../words/is_drug.ts";
import { isGermanNoun } from "../words/is_german_noun.ts";
import { isImperative } from "../words/is_imperative.ts";
import { isHeading } from "../words/is_heading.ts";
import { isGivenSomewhere } from "./is_given_somewhere.ts";
import { isListedName } from "./is_listed_name.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { isNumbered } from "../words/is_numbered.ts";
import { isPersonRole } from "./person_roles.ts";
import { isPhrase } from "../words/is_phrase.ts";
import { isThing } from "../words/is_thing.ts";
import { isTurkishBody } from "../organizations/is_turkish_body.ts";
import { isVenue } from "../places/is_venue.ts";
import { isWorldGiven } from "./is_world_given.ts";
import { NEVER_A_NAME } from "../words/never_a_name.ts";
import { isStrayOpening } from "../words/is_stray_opening.ts";
import { opensWithFunctionWord } from "../words/opens_with_function_word.ts";
import { ORDINARY_NAME_WORDS } from "../words/ordinary_name_words.ts";

/** Languages without labelled texts to learn from: there a lone unknown word is no name. */
const UNLEARNED = new Set([
  UNKNOWN_LANGUAGE,
  ...["de", "fr", "es", "it", "nl", "pl"].map(languageNumber),
]);

/** A line that people call, as languages that write words together name it: "Kriisipuhelin". */
const TELEPHONE_LINE = /\p{L}{3}(?:telefon(?:en|i)?|puhelin|linjan?|linjen|lijn|linka|vonal)$/u;

/** They are surnames of Vietnam and China in haste, and articles everywhere. */
const ARTICLES = new Set("le la les el il lo lei der die das".split(" "));

/** Beings of faith, who are called by name and are no private persons. */
export const DIVINE: ReadonlySet<string> = new Set("god satan allah devil pope".split(" "));

/** Bits of the lexicon for a place. */
const PLACE_FACTS = 0x30;
const NAME_BITS = GIVEN_NAME | SURNAME;
const CASING_DIGITS = 4;
const ENGLISH = languageNumber("en");
/** Its words are close to those of Slovak, which there are labelled texts for. */
const CZECH = languageNumber("cs");

/** Words for streets with which chats name what stands there: "leroy merlin rue jean jaurès". */
const STREETS = new Set(
  "rue avenue boulevard calle avenida via viale rua straße strasse str ulica".split(" "),
);

/** Whether a word for a street stands among words in small letters. */
function isStreet({ first, last }: TaggedName, { types }: Analysis): boolean {
  return types
    .slice(first, last + 1)
    .some(({ lower, casing }) => casing === 0 && STREETS.has(lower));
}

/** Whether a name of several words holds a brand and no given name that stands before it. */
function isProduct({ first, last, confidence }: TaggedName, { bits, types }: Analysis): boolean {
  if (confidence >= LEAST_BEFORE_BRAND && isListedName(types[first]!)) return false;
  const within = bits.subarray(first, last + 1);
  return (
    within.some((word) => (word & BRAND_NAME) !== 0) &&
    !within.some((word) => (word & GIVEN_NAME) !== 0)
  );
}

/** Chapter and verse behind the name of a book: "Isaiah 40:31". */
function isVerse({ end }: TaggedName, { text }: Analysis): boolean {
  return /^ \d{1,3}:\d{1,3}(?!\d)/.test(text.slice(end, end + 9));
}

/** Where, in English, one is "at" or "in" what no list knows as a name, it is a place. */
function isPlace({ first, confidence }: TaggedName, { types, bits, language }: Analysis): boolean {
  if (confidence >= LEAST_SURE && isListedName(types[first]!)) return false;
  const before = types[first - 1]?.lower ?? "";
  if (language !== ENGLISH || types[first]!.casing !== 1) return false;
  return (before === "at" || before === "in") && (bits[first]! & NAME_BITS) === 0;
}

/** In a language without labelled texts, words that open a sentence are names if a list knows one. */
function isForeignPhrase({ first, last, confidence }: TaggedName, analysis: Analysis): boolean {
  const { types, bits, openings } = analysis;
  if (!UNLEARNED.has(analysis.language) || types[first]!.casing === CASELESS_SCRIPT) return false;
  for (let at = first + 1; at < last; at++) {
    const ordinary = (bits[at]! & (FUNCTION_WORD | NAME_PARTICLE)) === FUNCTION_WORD;
    if (ordinary && types[at]!.casing === 0) return true;
  }
  const known = types.slice(first, last + 1).some(({ lower, bits: own }, at) => {
    return (own & NAME_BITS) !== 0 || (openings[first + at] === 0 && isWorldGiven(lower));
  });
  const listed = types.slice(first, last + 1).every(isListedName);
  if (listed && confidence >= LEAST_LISTED_UNLEARNED) return false;
  if (known || ((bits[first - 1] ?? 0) & HONORIFIC) !== 0) return false;
  const opening = openings[first]! > 0;
  if (analysis.language === UNKNOWN_LANGUAGE) {
    return confidence < (opening ? LEAST_UNTOLD_OPENING : LEAST_UNTOLD);
  }
  return confidence < (opening ? LEAST_UNKNOWN_OPENING : LEAST_UNKNOWN);
}

/** What stands behind a verb that opens an order, and hardly behind a name: "Flip the switch". */
const BEHIND_VERBS = new Set("the a an your my this these those it them some any all".split(" "));

/** What people do with words, and firms: "Banks said". */
const SPEAKING = new Set(
  "said says told tells asked added explained wrote writes replied".split(" "),
);

/** Whether a lone word opens an English sentence as its verb, or has its capital for that alone. */
function isOpeningWord({ first, confidence }: TaggedName, analysis: Analysis): boolean {
  const type = analysis.types[first]!;
  if (analysis.language !== ENGLISH || analysis.openings[first] === 0) return false;
  if (type.casing !== 1 || (type.bits & GIVEN_NAME) !== 0) return false;
  const after = analysis.types[first + 1]?.lower ?? "";
  if (!isMostlySmall(type) || SPEAKING.has(after)) return false;
  return BEHIND_VERBS.has(after) || confidence < LEAST_LISTED_OPENING;
}

/** "QA", "HR" and the like. */
const LONGEST_ABBREVIATION = 3;

function isTitled({ first }: TaggedName, { bits, types }: Analysis): boolean {
  return ((bits[first - 1] ?? 0) & HONORIFIC) !== 0 || types[first - 2]?.lower === "dr";
}

/** Several words must be at least this probable. */
const LEAST_OF_SEVERAL = 0.35;
const LEAST_OF_SEVERAL_ENGLISH = 0.5;
/** Words in small letters that nobody bears. */
const LEAST_UNHEARD = 0.9;
/** A lone word must be at least this probable, as one that the lexicon has heard of as a name. */
const LEAST_HEARD = 0.5;
/** One that nobody bears must be more so in English, where the tagger leans to persons. */
const LEAST_UNHEARD_ENGLISH = 0.7;
/** So sure is the tagger of few words that it is right even of those that are no name elsewhere. */
const LEAST_SURE = 0.95;
/** A word that only the lexicon knows, where there are texts to learn from, and where not. */
const LEAST_LISTED = 0.5;
const LEAST_LISTED_OPENING = 0.88;
const LEAST_LISTED_UNLEARNED = 0.95;
/** A word in a text too short to tell its language, such as a signature. */
const LEAST_ALONE = 0.65;
/** A given name that the lexicon knows, before a surname that is a brand, too. */
const LEAST_BEFORE_BRAND = 0.9;
/** Several words that no list knows, in a language without labelled texts. */
const LEAST_UNKNOWN = 0.85;
const LEAST_UNKNOWN_OPENING = 0.93;
/** The same where too few words tell the language: mostly one that there are texts of. */
const LEAST_UNTOLD = 0.7;
const LEAST_UNTOLD_OPENING = 0.9;
const LEAST_LONE_UNTOLD = 0.85;
const LEAST_LONE_UNTOLD_OPENING = 0.92;
/** A lone word that no list knows, in a language without labelled texts. */
const LEAST_LONE_UNKNOWN = 0.9;
const LEAST_LONE_UNKNOWN_OPENING = 0.98;
/** Two words of which the lexicon knows only the last, as a place, are a person if so probable. */
const LEAST_LIKE_CLUB = 0.97;

/** Whether the name is all that its line holds, as a signature is. */
function isAlone({ first, last }: TaggedName, { tokens, types }: Analysis): boolean {
  const next = types[last + 1]?.isSymbol === true ? last + 2 : last + 1;
  return tokens.gaps[first] === GAP_LINE && (tokens.gaps[next] ?? GAP_LINE) === GAP_LINE;
}

/** What is stamped, complete or owned after somebody: "Bates-stamped", "Turing-complete". */
const EPONYM = /^-\p{Ll}{3}/u;

/** The number of a model behind a maker's name: "Dyson V15", "Miele Complete C3". */
const MODEL_NUMBER = /^ (?:\p{Lu}\p{L}+ )?\p{Lu}{1,3}\d|^-\d{1,4}(?![-\d])/u;

/** A club and its city: no word a name, the last one a place. */
function isClub({ first, last, confidence }: TaggedName, { types, bits }: Analysis): boolean {
  if (confidence >= LEAST_LIKE_CLUB && last === first + 1) return false;
  const known = (at: number): boolean => (bits[at]! & NAME_BITS) !== 0 || isListedName(types[at]!);
  if ((types[last]!.facts & PLACE_FACTS) === 0 && (bits[last]! & CITY) === 0) return false;
  for (let at = first; at <= last; at++) if (known(at)) return false;
  return true;
}

/** Bits of the lexicon, and of a stem, for given names and surnames, and for likeness to persons. */
const HEARD_FACTS = 0xcf;

/** What a lone word that no list knows needs, by whether anybody bears it. */
function leastOfLone({ first }: TaggedName, { types, language }: Analysis): number {
  const { facts, stem } = types[first]!;
  if (((facts | stem) & HEARD_FACTS) !== 0) return LEAST_HEARD;
  return language === ENGLISH ? LEAST_UNHEARD_ENGLISH : LEAST_HEARD;
}

/** What a lone word that only the lexicon knows needs, by what is known of its text. */
function leastListed(name: TaggedName, analysis: Analysis): number {
  const learned = !UNLEARNED.has(analysis.language);
  if (learned && analysis.openings[name.first]! > 0 && !isAlone(name, analysis)) {
    return LEAST_LISTED_OPENING;
  }
  return learned || isAlone(name, analysis) ? LEAST_LISTED : LEAST_LISTED_UNLEARNED;
}

/** Whether it is a function word here: one of another language may be a name inside a sentence. */
function isFunctionWordHere({ first, confidence }: TaggedName, analysis: Analysis): boolean {
  const { lower, casing } = analysis.types[first]!;
  if (casing !== 1 || analysis.openings[first]! > 0 || confidence < LEAST_LISTED) return true;
  const told = analysis.language !== UNKNOWN_LANGUAGE && !UNLEARNED.has(analysis.language);
  return !told || isFunctionWordOf(lower, analysis.language);
}

/** Small letters without any word that somebody bears: more often code than a name. */
function isUnheard({ first, last, confidence }: TaggedName, { types, bits }: Analysis): boolean {
  if (confidence >= LEAST_UNHEARD) return false;
  for (let at = first; at <= last; at++) {
    const { casing, facts, stem } = types[at]!;
    if (casing !== 0 && casing !== CASING_DIGITS) return false;
    if ((bits[at]! & NAME_BITS) !== 0 || ((facts | stem) & HEARD_FACTS) !== 0) return false;
  }
  return true;
}

/** Whether what the tagger took for a person's name is supported by more than its capitals. */
export function isPlausiblePerson(name: TaggedName, analysis: Analysis): boolean {
  const after = analysis.text.slice(name.end, name.end + 24);
  if (MODEL_NUMBER.test(after)) return false;
  if (isTurkishBody(name, analysis)) return false;
  if (isThing(name, analysis) || isUnheard(name, analysis) || isCode(name, analysis)) return false;
  if (isVerse(name, analysis) || isVenue(name, analysis) || isDrug(name, analysis)) return false;
  if (name.last > name.first) {
    if (
      isStreet(name, analysis) ||
      /^(?:g['’]day|[Zz]\. ?[Nn]\.)/iu.test(analysis.text.slice(name.start, name.start + 5))
    )
      return false;
    if (isNumbered(analysis.text.slice(name.start, name.end), analysis.text)) return false;
    if (isHeading(name, analysis)) return false;
    const english = analysis.language === ENGLISH;
    if (english && analysis.types[name.first]!.lower === "the") return false;
    const least = english ? LEAST_OF_SEVERAL_ENGLISH : LEAST_OF_SEVERAL;
    if (name.confidence < least || isClub(name, analysis)) return false;
    if (english && isPhrase(name, analysis)) return false;
    return !isProduct(name, analysis) && !isForeignPhrase(name, analysis);
  }
  const { lower, casing } = analysis.types[name.first]!;
  // A form's field: "Borgensman: …".
  if (/^ ?:/.test(after) && isPersonRole(lower)) return false;
  // Vietnamese counts the days of the week with capitals.
  if (analysis.types[name.first - 1]?.lower === "thứ") return false;
  const bits = analysis.bits[name.first]!;
  if (ARTICLES.has(lower) && !isTitled(name, analysis)) return false;
  if (NEVER_A_NAME.has(lower) || TELEPHONE_LINE.test(lower)) return false;
  if (analysis.language === ENGLISH && EPONYM.test(after)) return false;
  if (DIVINE.has(lower)) return casing !== 0;
  if (isOpeningWord(name, analysis)) return false;
  const opening = analysis.openings[name.first]! > 0;
  const sure = name.confidence >= LEAST_SURE && !ORDINARY_NAME_WORDS.has(lower);
  const given = sure && (bits & GIVEN_NAME) !== 0;
  if (casing === 0 && ((opening && !given) || lower.length < 3)) return false;
  if (casing === 0 && (bits & FUNCTION_WORD) !== 0) return false;
  if (opensWithFunctionWord(name, analysis) || isImperative(name, analysis)) return false;
  if (isStrayOpening(name, analysis)) return false;
  const shouted = casing === 2 && analysis.lineCases[name.first] !== UPPER_CASE;
  if ((casing === 0 || shouted) && ORDINARY_NAME_WORDS.has(lower)) return false;
  if (shouted && lower.length <= LONGEST_ABBREVIATION && !given) return false;
  const heard = (bits & NAME_BITS) !== 0 || isListedName(analysis.types[name.first]!);
  if (shouted && !heard && analysis.language === ENGLISH && !isTitled(name, analysis)) return false;
  if (casing === 2 && isInCode(name, analysis)) return false;
  if ((bits & (CITY | GIVEN_NAME)) === CITY && !isTitled(name, analysis)) return false;
  if (isPlace(name, analysis) || isGermanNoun(name, analysis)) return false;
  if ((bits & NAME_BITS) !== 0) return true;
  const listed = isListedName(analysis.types[name.first]!);
  if (listed && sure && casing === 1 && (bits & CALENDAR_WORD) === 0) return true;
  if ((bits & (BRAND_NAME | CALENDAR_WORD | HONORIFIC)) !== 0) return false;
  if ((bits & FUNCTION_WORD) !== 0 && isFunctionWordHere(name, analysis)) return false;
  if (listed && casing > 0 && name.confidence >= leastListed(name, analysis)) return true;
  if (isGivenSomewhere(name, analysis)) return true;
  if (name.confidence < leastOfLone(name, analysis) || isInCode(name, analysis)) return false;
  if (analysis.language === CZECH) return name.confidence >= 0.9;
  if (!UNLEARNED.has(analysis.language) || casing === CASELESS_SCRIPT) return true;
  if (isTitled(name, analysis)) return true;
  if (isAlone(name, analysis)) return name.confidence >= LEAST_ALONE;
  if (analysis.language === UNKNOWN_LANGUAGE) {
    return name.confidence >= (opening ? LEAST_LONE_UNTOLD_OPENING : LEAST_LONE_UNTOLD);
  }
  return name.confidence >= (opening ? LEAST_LONE_UNKNOWN_OPENING : LEAST_LONE_UNKNOWN);
}
