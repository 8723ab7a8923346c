import type { Analysis } from "../../tagging/analyze_text.ts";
import {
  CALENDAR_WORD,
  FUNCTION_WORD,
  GIVEN_NAME,
  HONORIFIC,
  NAME_PARTICLE,
  SURNAME,
} from "../../tagging/gazetteer.ts";
import { languageNumber, UNKNOWN_LANGUAGE } from "../../tagging/guess_language.ts";
import { GAP_LINE, GAP_NONE } from "../../tagging/tokenize.ts";

/** Words right before a name, in many languages; the name follows in the same line. */
const INTRODUCTIONS: readonly string[] = [
  "my name is",
  "my name ' s",
  "name is",
  "i am called",
  "mein name ist",
  "ich heiße",
  "je m ' appelle",
  "mon nom est",
  "me llamo",
  "mi nombre es",
  "mi chiamo",
  "il mio nome è",
  "meu nome é",
  "me chamo",
  "o meu nome é",
  "chamo - me",
  "mijn naam is",
  "ik heet",
  "nazywam się",
  "mam na imię",
  "jag heter",
  "mitt namn är",
  "jeg hedder",
  "mit navn er",
  "jeg heter",
  "mitt navn er",
  "eg heiter",
  "nimeni on",
  "zovem se",
  "moje ime je",
  "volám sa",
  "moje meno je",
  "jmenuji se",
  "numele meu este",
  "benim adım",
  "a nevem",
  "hívnak",
  "меня зовут",
  "моё имя",
  "мое имя",
  "мене звати",
  "казвам се",
  "зовем се",
  "με λένε",
  "ονομάζομαι",
  "το όνομά μου είναι",
  "nama saya",
  "tên tôi là",
  "tôi tên là",
  "jina langu ni",
  "jina lake ni",
  "anaitwa",
  "namanya",
  "bernama",
  "его зовут",
  "её зовут",
  "ее зовут",
  "його звати",
  "її звати",
];

/** Words before a name that stand before much else, too: a capital must tell. */
const NAMINGS: readonly string[] = [
  "calls me",
  "call me",
  "calls him",
  "call him",
  "calls her",
  "call her",
  "call myself",
  "nennen mich",
  "nennt mich",
  "me llaman",
  "mi chiamano",
  "me chamam",
];

/** Titles that only stand before a person's name. */
const TITLES: ReadonlySet<string> = new Set(
  "mr mrs ms mx herr herrn frau fräulein monsieur madame mme mlle señor señora señorita senhor senhora signor signora dhr mevr mevrouw meneer gospodin gospođa pani paní pán pane panem panią pana panu slečna slečno fru fröken herra rouva domnul domnule doamna doamnă κύριος κύριε κυρία κύριο господин господина госпожа госпожу пан пані pak bapak ibu anh chị ông bà".split(
    " ",
  ),
);

/** Titles of Vietnamese, in which names are short words such as those of other languages: "An". */
const VIETNAMESE_TITLES: ReadonlySet<string> = new Set(["anh", "chị", "ông", "bà"]);

const POLISH = languageNumber("pl");

const DEGREES: ReadonlySet<string> = new Set(["dr", "prof", "dra", "drs"]);

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
  if (DEGREES.has(type.lower)) return false;
  if ((type.bits & (FUNCTION_WORD | CALENDAR_WORD)) !== 0 && (type.bits & GIVEN_NAME) === 0) {
    return (type.bits & NAME_PARTICLE) !== 0 && type.casing === 0 && !strict;
  }
  if (type.casing === 1 || type.casing === 3) return true;
  return !strict && (type.bits & (GIVEN_NAME | SURNAME)) !== 0;
}

/** The end of a surname of two that a hyphen joins: "Oczko-Dudek". */
function endOfDouble({ types, tokens }: Analysis, last: number): number {
  const joined =
    types[last + 1]?.lower === "-" &&
    tokens.gaps[last + 1] === GAP_NONE &&
    tokens.gaps[last + 2] === GAP_NONE &&
    types[last + 2]?.casing === 1;
  return joined ? last + 2 : last;
}

function nameAt(analysis: Analysis, first: number, strict: boolean): Span | null {
  const { tokens } = analysis;
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
  return TITLES.has(type.lower) || isDegree(analysis, at) || isShortPolishTitle(analysis, at);
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
      const span = nameAt(analysis, at + (dotted ? 2 : 1), true);
      if (span !== null) spans.push({ ...span, introduction: null, confidence: TITLED });
    }
  }
  return spans;
}
