import type { Analysis } from "../../../tagging/analyze_text.ts";
import { BRAND_NAME, ORGANIZATION_WORD } from "../../../tagging/gazetteer.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../tagging/guess_language.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isListedName } from "./is_listed_name.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";
import { TITLES_ELSEWHERE } from "../traits/titles_elsewhere.ts";

/** A title and the word with a capital behind it. */
export interface Titled {
  readonly start: number;
  /** Where the title ends. */
  readonly end: number;
  /** Where the name begins. */
  readonly name: number;
}

const PARTICLES =
  "(?:von|van|van der|van den|de|di|da|dos|das|do|del|della|der|el|la|lo|al|af|av|bin|ibn|ter|ten|zu)";
const SHORTEST_SURNAME = 3;
/** Titles of one letter that mean something else where the language is not known. */
const SHORTEST_UNTOLD = 2;

function patternOf(titles: Iterable<string>): RegExp {
  const longest = [...new Set(titles)].sort((one, other) => other.length - one.length);
  const escaped = longest.map((title) => title.replaceAll(".", "\\."));
  return new RegExp(
    `(?<![\\p{L}\\p{N}@_.-])(?:${escaped.join("|")})(?= (?:${PARTICLES} ){0,2}\\p{Lu}[\\p{L}.’'])`,
    "gu",
  );
}

/** Letters of the shortest title that a sentence begins with a capital of its own. */
const SHORTEST_CAPITALISED = 4;

/** The titles as listed, and the longer ones with the capital of a sentence's first word. */
function listed(titles: string): string[] {
  return titles
    .trim()
    .split(/\s+/u)
    .map((title) => title.replaceAll("_", " "))
    .flatMap((title) =>
      title.length < SHORTEST_CAPITALISED
        ? [title]
        : [title, title.charAt(0).toUpperCase() + title.slice(1)],
    );
}

const UNTOLD = patternOf(
  TITLES_ELSEWHERE.flatMap(({ languages, titles }) =>
    listed(titles).filter(
      (title) => languages.includes("other") || title.replace(".", "").length > SHORTEST_UNTOLD,
    ),
  ),
);
const BY_LANGUAGE = new Map(
  TITLES_ELSEWHERE.flatMap(({ languages, titles }) =>
    languages
      .filter((language) => language !== "other")
      .map((language) => [languageNumber(language), patternOf(listed(titles))] as const),
  ),
);

const found = new WeakMap<Analysis, readonly Titled[]>();

/** Titles that stand before what has a capital, in texts that are not English. Linear. */
export function titledElsewhere(analysis: Analysis): readonly Titled[] {
  const known = found.get(analysis);
  if (known !== undefined) return known;
  const { language, text } = analysis;
  const pattern = language === UNKNOWN_LANGUAGE ? UNTOLD : BY_LANGUAGE.get(language);
  const titled = pattern === undefined ? [] : withNames(text, pattern);
  found.set(analysis, titled);
  return titled;
}

/** Behind an occupation a particle leads to its subject: "professor de Gestão". */
const OCCUPATION = /^(?:profess?or|engenheir|enfermeir|dou?[ct]tor)a?$/u;
const CAPITAL = /\p{Lu}/u;

/** Titles in a row are one each: "Prof. Dr. Hölzl". */
function withNames(text: string, pattern: RegExp): Titled[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: title }) => {
    const end = index + title.length;
    if (OCCUPATION.test(title) && !CAPITAL.test(text[end + 1] ?? "")) return [];
    return [{ start: index, end, name: end + 1 }];
  });
}

/** No name has more words behind its title. */
const MOST_WORDS = 4;

/**
 * The names without the titles that they were found to begin with, as persons; nothing where only
 * a title was taken for a name.
 */
export function partTitled(name: TaggedName, analysis: Analysis): TaggedName[] {
  if (name.kind === "ADDRESS") return [name];
  const titles = titledElsewhere(analysis).filter(
    ({ start, name: behind }) => start < name.end && behind > name.start,
  );
  const last = titles.at(-1);
  if (last === undefined || last.start > name.start + LONGEST_ARTICLE) return [name];
  const { tokens, bits } = analysis;
  let first = name.first;
  while (first <= name.last && tokens.starts[first]! < last.name) first++;
  if (first > name.last) return [];
  const words = bits.subarray(first, name.last + 1);
  const body = words.some((word) => (word & (ORGANIZATION_WORD | BRAND_NAME)) !== 0);
  if (body || words.length > MOST_WORDS) return [name];
  return [{ ...name, kind: "PERSON", first, start: tokens.starts[first]! }];
}

/** What may stand before the title within what was taken for the name: "la Lic. Etxebarria". */
const LONGEST_ARTICLE = 4;

const PERSON_BEHIND = 0.7;
/** Where nouns have capitals, only a known name goes on. */
const GERMAN = languageNumber("de");

/** The persons behind titles: a surname, with its particles, and the name behind it. */
export function personsBehindTitles(analysis: Analysis): TaggedName[] {
  const { tokens, types, bits } = analysis;
  const persons: TaggedName[] = [];
  let first = 0;
  for (const { name } of titledElsewhere(analysis)) {
    while (first < tokens.count && tokens.starts[first]! < name) first++;
    let last = first;
    while (last < tokens.count && types[last]!.casing === 0 && !types[last]!.isSymbol) last++;
    const surname = types[last];
    if (surname === undefined || surname.isSymbol || isMostlySmall(surname)) continue;
    if ((bits[last]! & (ORGANIZATION_WORD | BRAND_NAME)) !== 0) continue;
    if (surname.casing !== 1 || surname.lower.length < SHORTEST_SURNAME) continue;
    const next = types[last + 1];
    const goesOn = next !== undefined && next.casing === 1 && tokens.gaps[last + 1] === GAP_SPACE;
    if (goesOn && (analysis.language === GERMAN ? isListedName(next) : !isMostlySmall(next)))
      last++;
    const [start, end] = [tokens.starts[first]!, tokens.ends[last]!];
    persons.push({ kind: "PERSON", start, end, first, last, confidence: PERSON_BEHIND });
  }
  return persons;
}
