import { type Analysis, MIXED_CASE } from "../../../tagging/analyze_text.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { LANDMARK_WORDS } from "../../data/landmark_words.ts";
import { LEARNED } from "../learned_languages.ts";
import { nameAt } from "../words/name_at.ts";

const CONFIDENCE = 0.68;
const GERMAN = languageNumber("de");

const CAPITALISED = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}[\\p{L}\\p{M}]";
/** Small words between such a word and the name. */
const LINK =
  "(?:(?:de la|de las|de los|de l['’]|della|delle|dello|degli|dell['’]|del|des|du|de|di|da|do|das|dos|dei|d['’]|la|le|el|los|las|các) ?)?";
const NO_TITLE = "(?!(?:Dr|Prof|Sr|Sra|Mr|Mrs|Pan|Pani)\\b)";

interface Form {
  readonly pattern: RegExp;
  readonly words: ReadonlySet<string>;
}

function entriesOf(words: string): string[] {
  return words
    .trim()
    .split(/\s+/u)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll("_", " "));
}

/** A word's spellings with a small letter and with a capital. */
function eitherCase(word: string): string {
  const first = word[0]!;
  return `[${first.toLowerCase()}${first.toUpperCase()}]${word.slice(1)}`;
}

function formOf(pattern: string, words: readonly string[], at: 0 | -1): Form {
  const signs = words.map((word) => word.toLowerCase().split(" ").at(at)!);
  return { pattern: new RegExp(pattern, "gu"), words: new Set(signs) };
}

function formsOf({ before, apart, behind }: (typeof LANDMARK_WORDS)[number]): Form[] {
  const forms: Form[] = [];
  const name = `${NO_TITLE}${CAPITALISED}(?: ${CAPITALISED}){0,2}`;
  if (before !== undefined) {
    const words = entriesOf(before);
    const heads = words.map(eitherCase).join("|");
    forms.push(formOf(`(?<![\\p{L}\\p{N}-])(?:${heads}) ${LINK}${name}(?![\\p{L}\\d])`, words, 0));
  }
  if (apart !== undefined) {
    const words = entriesOf(apart);
    const heads = words.map(eitherCase).join("|");
    forms.push(formOf(`(?<=(?<![\\p{L}\\p{N}-])(?:${heads}) )${name}(?![\\p{L}\\d])`, words, 0));
  }
  if (behind !== undefined) {
    const words = entriesOf(behind);
    const one = `(?<![\\p{L}\\p{N}.-])${CAPITALISED}(?: ${CAPITALISED})? (?:${words.join("|")})`;
    forms.push(formOf(`${one}(?![\\p{L}\\d])`, words, -1));
  }
  return forms;
}

const FORMS = LANDMARK_WORDS.flatMap(formsOf);
const GERMAN_WORDS =
  "Tor Platz Brücke Bahnhof Hauptbahnhof Wald Heide Alb Alpen Berg See Hafen Allee Park Schweiz Seenplatte Bucht".split(
    " ",
  );
/** German squares, gates and bridges are called by an adjective of a town's, which has a capital. */
const GERMAN_FORM = formOf(
  `(?<![\\p{L}\\p{N}.-])(?!(?:Dies|Jed|Jen|Welch|Manch|Unser|Ihr|Mein|Dein|Sein|Groß|Klein|Alt|Neu|Ander|Öffentlich|Ganz|Viel|Tief|Hoh|Schön)er)\\p{Lu}\\p{L}{2,20}(?:er|isches|ischen|ischer) (?:${GERMAN_WORDS.join("|")})(?![\\p{L}\\d])`,
  GERMAN_WORDS,
  -1,
);

/** In languages that the tagger has learned its places are worth more. */
function formsFor(language: number): readonly Form[] {
  if (language === GERMAN) return [GERMAN_FORM];
  return LEARNED.has(language) ? [] : FORMS;
}

/** A number behind it makes it an address. */
const HOUSE = /^,? (?:n[.ºo°]* ?)?\d/u;

/** Mountains, waters, squares and the like by the word that they are called by, with their names. Linear. */
export function landmarks(analysis: Analysis): TaggedName[] {
  const { text, types, language, openings, lineCases } = analysis;
  const patterns = formsFor(language)
    .filter(({ words }) => types.some(({ lower }) => words.has(lower)))
    .map(({ pattern }) => pattern);
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((one, other) => one.index - other.index)
    .flatMap(({ index: start, 0: value }) =>
      nameAt(analysis, {
        kind: "LOCATION",
        start,
        end: start + value.length,
        confidence: CONFIDENCE,
      }),
    )
    .filter(({ first, end }) => {
      if (lineCases[first] !== MIXED_CASE || HOUSE.test(text.slice(end, end + 8))) return false;
      return language !== GERMAN || openings[first] === 0;
    });
}
