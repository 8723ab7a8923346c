import type { Analysis } from "../../../tagging/analyze_text.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { BODY_WORDS } from "../../data/body_words.ts";
import { LEARNED } from "../learned_languages.ts";
import { isOrdinaryWord } from "../words/is_ordinary_word.ts";
import { nameAt } from "../words/name_at.ts";

const BEFORE_NAME =
  "de la|de los|de las|de l['’]|de|des|du|del|della|delle|dei|degli|dell['’]|da|do|dos|das|di|d['’]|św\\.|im\\.|sv\\.|nad|pod|v|u|w|i|y|e|et|und|en|og|och|&";
const PARTICLE = `(?:${BEFORE_NAME}|van de|van der|van den|van het|van|ter|ten|till|til|av|af|för|for|din|lui|ve|święt\\p{L}{2,4})`;
const CAPITALISED = "\\p{Lu}[\\p{L}\\p{M}\\d'’.-]{0,30}[\\p{L}\\p{M}\\d]";
/** A title behind the word begins a person's name: "Praxis Dr. Hölzl". */
const NO_TITLE = "(?!(?:Dr|Prof|Sr|Sra|Dott|Mag|Ing|Mgr|MUDr)\\b)";
/** "École de cirque Les Saltimbanques". */
const TRADE = "(?: (?:de|d['’]|di|du|da) ?\\p{Ll}{3,14})?";
/** Between two bodies that are told of, and in no name right behind the first word. */
const NO_JOIN = "(?! (?:und|y|i|e|et|en|og|och|a|&) )";
const CONFIDENCE = 0.7;
const GERMAN = languageNumber("de");

function alternatives(words: string): string {
  return words
    .trim()
    .split(/\s+/u)
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll("_", " "))
    .join("|");
}

/** A pattern, and words of which a text must hold one. */
interface BodyPattern {
  readonly pattern: RegExp;
  readonly words: ReadonlySet<string>;
}

/** The first or the last word of each entry, in small letters. */
function wordsOf(entries: string, at: 0 | -1): ReadonlySet<string> {
  const words = entries.trim().toLowerCase().split(/\s+/u);
  return new Set(words.map((entry) => entry.split(/[_-]/u).at(at) ?? entry));
}

function patternsOf({ languages, before, behind }: (typeof BODY_WORDS)[number]): BodyPattern[] {
  const learned = languages.some((language) => LEARNED.has(languageNumber(language)));
  const particle = learned ? `(?:${BEFORE_NAME})` : PARTICLE;
  const patterns: BodyPattern[] = [];
  if (before !== undefined) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:${alternatives(before)})${TRADE}${NO_JOIN}(?: (?:${particle} ?){0,2}${NO_TITLE}${CAPITALISED}(?!\\p{L})){1,4}`,
      "gu",
    );
    patterns.push({ pattern, words: wordsOf(before, 0) });
  }
  if (behind !== undefined) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}.-])${CAPITALISED}(?: (?:(?:${BEFORE_NAME}) )?${CAPITALISED}){0,3} (?:${alternatives(behind)})(?!\\p{L})`,
      "gu",
    );
    patterns.push({ pattern, words: wordsOf(behind, -1) });
  }
  return patterns;
}

const BY_LANGUAGE = new Map(
  BODY_WORDS.flatMap((words) =>
    words.languages.map((language) => [
      language === "other" ? UNKNOWN_LANGUAGE : languageNumber(language),
      patternsOf(words),
    ]),
  ) as [number, BodyPattern[]][],
);

/** What may open a sentence, or stands before any such word, is no name of its own. */
const NO_NAME =
  /^(?:The|A|An|My|Our|Your|His|Her|Their|This|That|These|Those|Its|New|Old|Local|Public|Private|National|General|Other|Any|Some|All|Every|No|In|On|At|For|From|To|With|By|And|Or|But|If|When|Dear|Please|About|Contact|Call|Visit|Free|Best|Health|Home|Car|Life|Travel|Social|Data|Food|Customer|Human|Financial|Business|Electrical|Solar|Natural|Wind|Nuclear|Military|Venture|Cyber|Network|Operating|Information|Commercial|Residential|Investment|Central|Dental|Medical|High|Primary|Elementary|Middle) /u;

/** Bodies by a word that hospitals, schools or firms are called by. */
export function bodiesByWord(analysis: Analysis): TaggedName[] {
  const { text, types, language } = analysis;
  const patterns = BY_LANGUAGE.get(language) ?? [];
  return patterns
    .filter(({ words }) => types.some(({ lower }) => words.has(lower)))
    .flatMap(({ pattern }) => [...text.matchAll(pattern)])
    .sort((one, other) => one.index - other.index)
    .filter(({ 0: value }) => !NO_NAME.test(value))
    .filter(
      ({ index, 0: value }) => !isOfNouns(analysis, { start: index, end: index + value.length }),
    )
    .flatMap(({ index: start, 0: value }) =>
      nameAt(analysis, {
        kind: "ORGANIZATION",
        start,
        end: start + value.length,
        confidence: CONFIDENCE,
      }),
    );
}

/** Where nouns have capitals, a row of ordinary ones behind such a word names nobody: "Klinikum Telefon". */
function isOfNouns(analysis: Analysis, span: { start: number; end: number }): boolean {
  const { types, language } = analysis;
  if (language !== GERMAN) return false;
  const [name] = nameAt(analysis, { kind: "ORGANIZATION", ...span, confidence: CONFIDENCE });
  if (name === undefined) return false;
  return types
    .slice(name.first + 1, name.last + 1)
    .every((type) => type.isSymbol || isOrdinaryWord(type));
}
