import { type Analysis, LOWER_CASE } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD, SURNAME } from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import { placeGradeOf } from "../../../tagging/lexicon.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_NONE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { WORLD_SURNAME, worldNameBits } from "../../../tagging/world_names.ts";
import { isWorldGiven } from "./is_world_given.ts";
import { LEARNED } from "../learned_languages.ts";
import { ORDINARY_NAME_WORDS } from "../words/ordinary_name_words.ts";

const CONFIDENCE = 0.65;
const SHORTEST = 4;
/** Shorter words that dictionaries do not have are parts of words and abbreviations. */
const SHORTEST_UNKNOWN = 5;
/** From here on, of seven steps, a language nearly always writes the word with a capital. */
const MOSTLY_CAPITAL = 5;
const LATIN_OR_CYRILLIC = /^(?:\p{Script=Latin}+|\p{Script=Cyrillic}{4,})$/u;

/** Given names that are everyday words somewhere in small letters. */
const WORDS = new Set(
  "nina lana mara sole vera chiara bianca gaia serena viola dina rita lola lina luna nina tata mila mira mona gala kora amor angel belen reyes santos cruz paco pepe nena mimi lulu jose lupe blanca clara alba aurora estrella gloria mercedes pilar consuelo remedios claire constance prudence marine aime desire jean jules baptiste noel pascal pierre roman lucas mark bram floor roos storm beer fleur joy ben kim jan mee sander merel linde lente zoe maja kalina malina jagoda roza marta waldemar sara dagmar august julian kleon albert regina victor viktor ursula bahar deniz savaş kaya güneş barış umut sevgi özgür toprak gül aslan ege arda can cihan devrim doğa duygu ekin engin eylem ezgi fidan gizem hayat inci ipek kader koray meltem mert nehir nisan okan onur ozan pınar sema sevinç sultan temel tuna uğur yavuz yıldız zafer zeki bora tekin dilek lale filiz damla derya evren fatih güven melek nazlı ömür ramazan seher serap tufan turan tutku ufuk ümit volkan ziya вера надежда любовь слава роман роза лилия мира злата марк света тома валя мила люба лада герман август виктория победа адам жора шура рома катя рита тоня стас сева рада лана алла".split(
    " ",
  ),
);

/** How often English, German and Spanish write the word with a capital: all that have it, nearly always. */
function hasCapital({ facts }: WordType): boolean {
  const shares = [16, 19, 22].map((shift) => (facts >>> shift) & 7).filter((share) => share > 0);
  return shares.length > 0 && shares.every((share) => share >= MOSTLY_CAPITAL);
}

/** Whether a word in small letters is a given name and nothing else that dictionaries have. */
function isGiven({ types, bits }: Analysis, at: number): boolean {
  const type = types[at]!;
  const { lower, facts } = type;
  if (lower.length < SHORTEST || !LATIN_OR_CYRILLIC.test(lower) || !isWorldGiven(lower))
    return false;
  if ((bits[at]! & FUNCTION_WORD) !== 0 || placeGradeOf(facts) > 1) return false;
  if (WORDS.has(lower) || ORDINARY_NAME_WORDS.has(lower)) return false;
  return facts === 0 ? lower.length >= SHORTEST_UNKNOWN : hasCapital(type);
}

/** Languages of whose common verbs dictionaries have most forms. */
const WELL_KNOWN = new Set(["de", "fr", "es", "it", "nl"].map(languageNumber));

function isSurname(type: WordType | undefined, language: number): boolean {
  if (type === undefined || type.isSymbol || type.lower.length < SHORTEST_UNKNOWN) return false;
  if ((type.bits & FUNCTION_WORD) !== 0) return false;
  if (WELL_KNOWN.has(language) && type.facts === 0) return true;
  const listed = (type.bits & SURNAME) !== 0 || (worldNameBits(type.lower) & WORLD_SURNAME) !== 0;
  return listed && (type.facts === 0 || hasCapital(type));
}

/** Whether letters, digits or marks of code touch the word. */
function isWithinWord({ text, tokens }: Analysis, at: number): boolean {
  if (/[\p{L}\p{N}@#/\\._:=-]$/u.test(text.charAt(tokens.starts[at]! - 1))) return true;
  return /^(?:[@#/\\_:=-]|\.\p{L}|['’]\p{L}{2}|['’]?\p{N})/u.test(
    text.slice(tokens.ends[at]!, tokens.ends[at]! + 3),
  );
}

/**
 * Given names, with a surname behind them, in lines without capitals, in languages without labelled
 * texts: "jordy had z'n telefoon laten liggen". Linear.
 */
export function smallGivenNames(analysis: Analysis): TaggedName[] {
  const { types, tokens, lineCases, language } = analysis;
  if (LEARNED.has(language)) return [];
  const persons: TaggedName[] = [];
  for (let at = 0; at < types.length; at++) {
    if (lineCases[at] !== LOWER_CASE || types[at]!.casing !== 0 || types[at]!.isSymbol) continue;
    if (tokens.gaps[at] === GAP_NONE && at > 0 && !types[at - 1]!.isSymbol) continue;
    if (!isGiven(analysis, at) || isWithinWord(analysis, at)) continue;
    const goesOn = tokens.gaps[at + 1] === GAP_SPACE && isSurname(types[at + 1], language);
    const last = goesOn ? at + 1 : at;
    const [start, end] = [tokens.starts[at]!, tokens.ends[last]!];
    persons.push({ kind: "PERSON", start, end, first: at, last, confidence: CONFIDENCE });
    at = last;
  }
  return persons;
}
