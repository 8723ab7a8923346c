import { type Analysis, MIXED_CASE, TITLE_CASE } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  COUNTRY,
  FUNCTION_WORD,
  ORGANIZATION_WORD,
  REGION,
  STREET_WORD,
} from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import { commonnessOf, placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { isWorldPlace } from "../../../tagging/world_places.ts";
import { endOfRow } from "./end_of_row.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isInflectedGiven } from "./is_inflected_given.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { isNamedAfter } from "./is_named_after.ts";
import { isOpening } from "../words/is_opening.ts";
import { isWorldGiven } from "./is_world_given.ts";
import { LOCATING } from "../places/located_places.ts";

const CONFIDENCE = 0.6;
const NEVER = ORGANIZATION_WORD | STREET_WORD | BRAND_NAME | CALENDAR_WORD | COUNTRY | REGION;
const PLACE = CITY | COUNTRY | REGION;

const CYRILLIC = /^\p{Script=Cyrillic}/u;
const OTHER_SCRIPT = /^[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Languages in Latin letters in which names are inflected. */
const INFLECTING = new Set(["pl", "cs"].map(languageNumber));

/**
 * Languages with labelled texts; German, which writes all its nouns with a capital; and those in
 * which works of art and figures of history are often named by a given name alone.
 */
const LEFT_TO_TAGGER = new Set("en de pt sv da no hs sk".split(" ").map(languageNumber));

/** Works and their persons, mountains, months and feasts that are named as people are. */
const WORKS = new Set(
  "οδύσσεια αντιγόνη ηλέκτρα μήδεια κυριακή παρασκευή лолита антигона медея electra medea beatrice virgilio gioconda aida carmen tosca norma turandot nabucco fidelio ofelia desdemona otelo otello penelope calypso ulisse ulises odisseo etna june april august avril abril agosto aprile pascua natale navidad pâques noël".split(
    " ",
  ),
);

/** Behind an article stands a work or a thing: "la Gioconda". */
const ARTICLES = new Set("la il lo le les el los las un una une uno de het een l d".split(" "));

function isGivenName(lower: string, language: number): boolean {
  const inflected = CYRILLIC.test(lower) || INFLECTING.has(language);
  if (WORKS.has(lower)) return false;
  return inflected ? isInflectedGiven(lower) : isWorldGiven(lower);
}

/** From so common on, a word that is mostly written small is one; rarer ones are names of users. */
const LEAST_COMMON = 3;

function isOrdinary({ facts }: WordType): boolean {
  return isMostlySmall({ facts }) && commonnessOf(facts) >= LEAST_COMMON;
}

/** Whether a word alone in its row, inside a sentence, is somebody's given name. */
function isLone({ types, bits, tokens, text }: Analysis, at: number): boolean {
  const type = types[at]!;
  if (isOrdinary(type) || placeGradeOf(type.facts) > 0) return false;
  if ((bits[at]! & (NEVER | PLACE | FUNCTION_WORD)) !== 0) return false;
  const before = types[at - 1]!;
  if (LOCATING.has(before.lower) && isWorldPlace(type.lower)) return false;
  if (ARTICLES.has(before.lower)) return false;
  // In quotes it is the name of a thing.
  if (/[«"“”„‚']$/u.test(text.charAt(tokens.starts[at]! - 1))) return false;
  const after = text.slice(tokens.ends[at]!, tokens.ends[at]! + 2);
  return !/^(?:-|\d| \d|\.\p{L}|_)/u.test(after);
}

/** Whether a sentence's first word is none of the name behind it; brands bear names behind them. */
function mayOpen(type: WordType, language: number): boolean {
  if ((type.bits & NEVER) !== 0) return false;
  return (CYRILLIC.test(type.lower) || INFLECTING.has(language)) && isOpening(type);
}

/** Languages in which a given name that a sentence begins with is told from other words by the lists. */
const TOLD_AT_BEGINNING = new Set(["pl", "cs", "tr"].map(languageNumber));
/** Given names that are everyday words, too: "Bahar geldi", "Savaş bitti". */
const WORDS = new Set(
  "bahar yağmur savaş kaya güneş deniz barış umut sevgi özgür toprak çınar gül aslan ege çağ arda can cihan devrim doğa duygu ekin ender engin eylem ezgi fidan gece gizem hayat ilk inci ipek kader kar koray mercan meltem mert nehir nisan okan onur ozan öykü pınar poyraz rüzgar rüzgâr sema sevinç sıla sultan şafak tan temel tuna utku uğur yaprak yavuz yaz yeter yıldız zafer zeki bora kıvanç tekin dilek cemre yasemin menekşe nergis lale filiz damla derya dünya evren fatih güven irem kadir kerem kıymet lokman melek nazlı oğuz ömür özge ramazan sabah satı sarp seda seher selvi serap ses sezen su şen şule talih taş tayfun tufan turan tutku ufuk ülkü ümit ünal volkan yol yonca ziya róża kalina malina wiosna zima jagoda maja maj roma wiktoria wiara nadzieja miłosz mira bogdan kora gaja sława luna růže květa jasmína zora světla viola".split(
    " ",
  ),
);

/** Whether a sentence's first word is somebody of whom it tells. */
function mayBegin({ types, tokens, language }: Analysis, at: number): boolean {
  const { lower } = types[at]!;
  const next = types[at + 1];
  if (!TOLD_AT_BEGINNING.has(language) || WORDS.has(lower) || !isWorldGiven(lower)) return false;
  return next !== undefined && next.casing === 0 && tokens.gaps[at + 1] === GAP_SPACE;
}

/** A short line with many names looks like a title but for the words between them. */
function isBesideTalk({ types, lineCases }: Analysis, at: number): boolean {
  const next = types[at + 1];
  const small = next !== undefined && next.casing === 0 && next.lower.length > 3;
  return lineCases[at] === TITLE_CASE && small && !next.isSymbol;
}

/**
 * Given names that stand alone inside a sentence, in languages without labelled texts that write
 * only names with a capital. Linear.
 */
export function loneGivenNames(analysis: Analysis): TaggedName[] {
  const { types, tokens, openings, lineCases, language } = analysis;
  const persons: TaggedName[] = [];
  for (let at = 1; at < types.length; at++) {
    if (!isCapitalised(types[at]!)) continue;
    const { lower } = types[at]!;
    const last = endOfRow(analysis, { first: at });
    const opens = openings[at]! > 0;
    const first = opens && last === at + 1 && mayOpen(types[at]!, language) ? last : at;
    const learned = LEFT_TO_TAGGER.has(language) && !OTHER_SCRIPT.test(lower);
    const begins = opens && first === at;
    const alone = first === last && !learned && (!begins || mayBegin(analysis, at));
    const talk = lineCases[at] === MIXED_CASE || isBesideTalk(analysis, first);
    if (alone && talk && (begins || tokens.gaps[first] === GAP_SPACE)) {
      const named =
        isGivenName(types[first]!.lower, language) &&
        isLone(analysis, first) &&
        !isNamedAfter({ first, last: first }, analysis);
      const firstWord = first > at && isGivenName(lower, language);
      if (named && !firstWord) {
        const [start, end] = [tokens.starts[first]!, tokens.ends[first]!];
        persons.push({ kind: "PERSON", start, end, first, last: first, confidence: CONFIDENCE });
      }
    }
    at = last;
  }
  return persons;
}
