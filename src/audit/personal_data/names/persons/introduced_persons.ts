import type { Analysis } from "../../../tagging/analyze_text.ts";
import {
  CALENDAR_WORD,
  FUNCTION_WORD,
  GIVEN_NAME,
  HONORIFIC,
  NAME_PARTICLE,
  SURNAME,
} from "../../../tagging/gazetteer.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../../tagging/guess_language.ts";
import { INTRODUCTIONS, NAMINGS } from "./introduction_words.ts";
import { GAP_LINE, GAP_NONE } from "../../../tagging/tokenize.ts";
import { endOfDouble } from "./end_of_double.ts";

/** Titles that only stand before a person's name. */
const TITLES: ReadonlySet<string> = new Set(
  "mr mrs ms mx herr herrn frau fräulein monsieur madame mme mlle señor señora señorita senhor senhora signor signora dhr mevr mevrouw meneer gospodin gospođa pani paní pán pane panem panią pana panu slečna slečno fru fröken herra rouva domnul domnule doamna doamnă κύριος κύριε κυρία κύριο господин господина госпожа госпожу пан пані pak bapak ibu anh chị ông bà panie gđa gospođo gospodine gospođu κας κου господине госпођо госпођа госпођу sayın".split(
    " ",
  ),
);

/** Titles of Vietnamese, in which names are short words such as those of other languages: "An". */
const VIETNAMESE_TITLES: ReadonlySet<string> = new Set(["anh", "chị", "ông", "bà"]);

const POLISH = languageNumber("pl");

const DEGREES: ReadonlySet<string> = new Set(["dr", "prof", "dra", "drs"]);

/** Whom one addresses by the office alone. */
const OFFICES: ReadonlySet<string> = new Set(
  "juiz juíza juez jueza juge giudice richter richterin sędzia sędzio presidente président präsident director diretor directeur direktor ministro ministre prezes dyrektor rektor dekan decano rector doyen notar notario notaire bürgermeister alcalde maire sindaco prefeito procurador promotor fiscal procureur".split(
    " ",
  ),
);

/** The words of the introductions by the last of them. */
const INTRODUCTION_WORDS = new Map<string, string[][]>();

function fill(): void {
  for (const phrase of [...INTRODUCTIONS, ...NAMINGS]) {
    const words = phrase.split(" ");
    const last = words.at(-1) ?? "";
    INTRODUCTION_WORDS.set(last, [...(INTRODUCTION_WORDS.get(last) ?? []), words]);
  }
}

fill();
const LONGEST_NAME = 3;
const NONE: readonly string[][] = [];
const NO_WORD = { casing: 0, isSymbol: true, bits: 0 };
/** "My name is" leaves no doubt; a title may stand before what is called after somebody. */
const INTRODUCED = 0.9;
const TITLED = 0.75;

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface IntroducedPerson extends Span {
  /** Where "my name is" begins before the name; null behind a title. */
  readonly introduction: number | null;
  /** 0 to 1. */
  readonly confidence: number;
}

function endsWith(analysis: Analysis, at: number, words: readonly string[]): boolean {
  const from = at - words.length + 1;
  if (from < 0) return false;
  return words.every((word, index) => analysis.types[from + index]!.lower === word);
}

/** Whether a word with a capital behind a name belongs to it though it is an English word: "An". */
function goesOn(analysis: Analysis, at: number): boolean {
  const { casing, isSymbol, bits } = analysis.types[at] ?? NO_WORD;
  return !isSymbol && casing === 1 && (bits & CALENDAR_WORD) === 0;
}

/** Whether the word can be part of a name: capitalised, or known as a name. */
function mayBeName(analysis: Analysis, at: number, strict: boolean): boolean {
  const type = analysis.types[at];
  if (type === undefined || type.isSymbol || type.casing === 4) return false;
  if (DEGREES.has(type.lower) || OFFICES.has(type.lower)) return false;
  if ((type.bits & (FUNCTION_WORD | CALENDAR_WORD)) !== 0 && (type.bits & GIVEN_NAME) === 0) {
    return (type.bits & NAME_PARTICLE) !== 0 && type.casing === 0 && !strict;
  }
  if (type.casing === 1 || type.casing === 3) return true;
  return !strict && (type.bits & (GIVEN_NAME | SURNAME)) !== 0;
}

/** The word behind initials, and behind particles of a name that follow them: "J. van Heerden". */
function endOfInitials({ types, tokens, bits }: Analysis, first: number): number {
  let at = first;
  while (
    at - first < 6 &&
    types[at]?.casing === 1 &&
    types[at]!.lower.length === 1 &&
    types[at + 1]?.lower === "." &&
    tokens.gaps[at + 1] === GAP_NONE
  ) {
    at += 2;
  }
  if (at === first) return first;
  while (at - first < 8 && types[at]?.casing === 0 && (bits[at]! & NAME_PARTICLE) !== 0) at++;
  return tokens.gaps[at] === GAP_LINE ? first : at;
}

function nameAt(analysis: Analysis, first: number, strict: boolean): Span | null {
  const { tokens } = analysis;
  const initials = endOfInitials(analysis, first);
  if (initials > first) {
    const span = nameAt(analysis, initials, strict);
    const ends = span === null ? null : span.end;
    return ends === null ? null : { start: tokens.starts[first]!, end: ends };
  }
  const vietnamese = VIETNAMESE_TITLES.has(analysis.types[first - 1]?.lower ?? "");
  let last = first - 1;
  while (last - first + 1 < LONGEST_NAME) {
    const inside = last >= first;
    const part =
      mayBeName(analysis, last + 1, strict) || (vietnamese && goesOn(analysis, last + 1));
    if (!part && (strict || !inside || !goesOn(analysis, last + 1))) break;
    if (inside && tokens.gaps[last + 1] === GAP_LINE) break;
    last++;
  }
  last = endOfDouble(analysis, last);
  if (last < first || tokens.gaps[first] === GAP_LINE) return null;
  return { start: tokens.starts[first]!, end: tokens.ends[last]! };
}

/** Polish "p." for a gentleman or a lady; behind a number it is a page. */
function isShortPolishTitle({ types, language, tokens }: Analysis, at: number): boolean {
  if (types[at]!.lower !== "p" || types[at + 1]?.lower !== ".") return false;
  if (language !== POLISH && language !== UNKNOWN_LANGUAGE) return false;
  return tokens.gaps[at + 1] === GAP_NONE && types[at - 1]?.casing !== 4;
}

function isTitle(analysis: Analysis, at: number): boolean {
  const type = analysis.types[at]!;
  if (type.casing > 1) return false;
  if (TITLES.has(type.lower) || isDegree(analysis, at)) return true;
  if (isHyphenedTitle(analysis, at)) return true;
  return isShortPolishTitle(analysis, at) || isShortTitle(analysis, at);
}

/** "Dr." and "Prof." with a point, unless a capitalised word before makes it a street's "Drive". */
function isDegree({ types, openings }: Analysis, at: number): boolean {
  if (!DEGREES.has(types[at]!.lower) || types[at + 1]?.lower !== ".") return false;
  const before = types[at - 1];
  const inSentence = openings[at] === 0 && before !== undefined && !before.isSymbol;
  return types[at]!.casing === 1 && !(inSentence && before.casing !== 0);
}

/** Whether a title is followed by another one, which stands right before the name: "Frau Dr. Ay". */
function isTitledFurther({ types, bits }: Analysis, at: number): boolean {
  if (((bits[at] ?? 0) & HONORIFIC) === 0 || types[at]!.casing !== 1) return false;
  const after = types[at + 1];
  if (after?.lower === ".") return DEGREES.has(types[at]!.lower);
  return after !== undefined && !after.isSymbol && (after.casing === 1 || isParticle(after));
}

function isParticle({ bits, casing }: { readonly bits: number; readonly casing: number }): boolean {
  return casing === 0 && (bits & NAME_PARTICLE) !== 0;
}

/** Courtesy titles with a point, of languages in which they are no other words. */
const SHORT_TITLES: ReadonlySet<string> = new Set(
  "κ κα sig sigg sra sr dhr mevr dl dna sn hr gđa gda г гр dott dottssa avv geom rag arch lic licda abg mtro mtra mag mudr judr mgr phdr inż mec".split(
    " ",
  ),
);

/** What somebody is called between a courtesy title and the name: "pane doktore", "panie mecenasie". */
const CALLINGS: ReadonlySet<string> = new Set(
  "doktore doktorko doktor doktorze doktorem doctor doctora doutor doutora docteur dottore dottoressa professore professoressa profesore profesorko profesor profesorze profesora profesorem professeur professor professora inženýre inženýrko inżynierze magistře magistro primáři primářko mecenasie mecenas redaktorze dyrektorze dyrektor prezesie učiteľko učitelko advokáte starosto kolego avvocato ingegnere architetto capitano".split(
    " ",
  ),
);

/** A title with a point that shortens a courtesy. */
function isShortTitle({ types, tokens }: Analysis, at: number): boolean {
  if (types[at + 1]?.lower !== "." || tokens.gaps[at + 1] !== GAP_NONE) return false;
  if (!SHORT_TITLES.has(types[at]!.lower) || types[at - 1]?.casing === 4) return false;
  // "Sr." and the like are parts of names or of sentences where a word touches them.
  return tokens.gaps[at] !== GAP_NONE || at === 0;
}

/** "д-р", "г-н", "г-жа": the words of two that a hyphen joins. */
const HYPHENED_TITLES: ReadonlySet<string> = new Set(
  "д-р г-н г-на г-ну г-не г-жа г-жи г-же г-жу г-жо г-ца г-це п-н п-ні".split(" "),
);

/** Whether a title of two letters joined by a hyphen ends here. */
function isHyphenedTitle({ types, tokens }: Analysis, at: number): boolean {
  if (types[at - 1]?.lower !== "-" || tokens.gaps[at] !== GAP_NONE) return false;
  return HYPHENED_TITLES.has(`${types[at - 2]?.lower ?? ""}-${types[at]!.lower}`);
}

/** Of what somebody is a doctor: "Dr. med. dent.". */
const FACULTIES: ReadonlySet<string> = new Set(
  "med dent vet rer nat phil jur iur ing pol oec h c theol hum sc techn habil hab n".split(" "),
);

/** The word behind a courtesy title, or behind the calling that stands there. */
function behindCalling({ types }: Analysis, at: number): number {
  let name = at;
  while (
    name - at < 6 &&
    FACULTIES.has(types[name]?.lower ?? "") &&
    types[name + 1]?.lower === "."
  ) {
    name += 2;
  }
  const type = types[name];
  return type?.casing === 0 && CALLINGS.has(type.lower) ? name + 1 : name;
}

/** Names that stand after words such as "my name is" or after a courtesy title. Linear. */
export function introducedPersons(analysis: Analysis): IntroducedPerson[] {
  const spans: IntroducedPerson[] = [];
  const { starts } = analysis.tokens;
  for (let at = 0; at < analysis.types.length; at++) {
    const phrases = INTRODUCTION_WORDS.get(analysis.types[at]!.lower) ?? NONE;
    const introduction = phrases.find((words) => endsWith(analysis, at, words));
    if (introduction !== undefined) {
      const naming = NAMINGS.includes(introduction.join(" "));
      const span = nameAt(analysis, at + 1, naming);
      const first = starts[at - introduction.length + 1]!;
      if (span !== null) spans.push({ ...span, introduction: first, confidence: INTRODUCED });
    } else if (isTitle(analysis, at) && !isTitledFurther(analysis, at + 1)) {
      const dotted = analysis.types[at + 1]?.lower === ".";
      const first = behindCalling(analysis, at + (dotted ? 2 : 1));
      const span = nameAt(analysis, first, true);
      if (span !== null) spans.push({ ...span, introduction: null, confidence: TITLED });
    }
  }
  return spans;
}
