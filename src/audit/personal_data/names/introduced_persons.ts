import type { Analysis } from "../../tagging/analyze_text.ts";
import {
  CALENDAR_WORD,
  FUNCTION_WORD,
  GIVEN_NAME,
  NAME_PARTICLE,
  SURNAME,
} from "../../tagging/gazetteer.ts";
import { GAP_LINE } from "../../tagging/tokenize.ts";

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
];

/** Titles that only stand before a person's name. */
const TITLES: ReadonlySet<string> = new Set(
  "mr mrs ms mx herr herrn frau fräulein monsieur madame mme mlle señor señora señorita senhor senhora signor signora dhr mevr mevrouw meneer gospodin gospođa pani fru fröken".split(
    " ",
  ),
);

const DEGREES: ReadonlySet<string> = new Set(["dr", "prof", "dra", "drs"]);

/** The words of the introductions by the last of them. */
const INTRODUCTION_WORDS = new Map<string, string[][]>();

function fill(): void {
  for (const phrase of INTRODUCTIONS) {
    const words = phrase.split(" ");
    const last = words.at(-1) ?? "";
    INTRODUCTION_WORDS.set(last, [...(INTRODUCTION_WORDS.get(last) ?? []), words]);
  }
}

fill();
const LONGEST_NAME = 3;
const NONE: readonly string[][] = [];

interface Span {
  readonly start: number;
  readonly end: number;
}

function endsWith(analysis: Analysis, at: number, words: readonly string[]): boolean {
  const from = at - words.length + 1;
  if (from < 0) return false;
  return words.every((word, index) => analysis.types[from + index]!.lower === word);
}

/** Whether the word can be part of a name: capitalised, or known as a name. */
function mayBeName(analysis: Analysis, at: number, strict: boolean): boolean {
  const type = analysis.types[at];
  if (type === undefined || type.isSymbol || type.casing === 4) return false;
  if ((type.bits & (FUNCTION_WORD | CALENDAR_WORD)) !== 0 && (type.bits & GIVEN_NAME) === 0) {
    return (type.bits & NAME_PARTICLE) !== 0 && type.casing === 0 && !strict;
  }
  if (type.casing === 1 || type.casing === 3) return true;
  return !strict && (type.bits & (GIVEN_NAME | SURNAME)) !== 0;
}

function nameAt(analysis: Analysis, first: number, strict: boolean): Span | null {
  const { tokens } = analysis;
  let last = first - 1;
  while (last - first + 1 < LONGEST_NAME && mayBeName(analysis, last + 1, strict)) {
    if (last >= first && tokens.gaps[last + 1] === GAP_LINE) break;
    last++;
  }
  if (last < first || tokens.gaps[first] === GAP_LINE) return null;
  return { start: tokens.starts[first]!, end: tokens.ends[last]! };
}

function isTitle(analysis: Analysis, at: number): boolean {
  const type = analysis.types[at]!;
  if (type.casing > 1) return false;
  return TITLES.has(type.lower) || isDegree(analysis, at);
}

/** "Dr." and "Prof." with a point, unless a capitalised word before makes it a street's "Drive". */
function isDegree({ types, openings }: Analysis, at: number): boolean {
  if (!DEGREES.has(types[at]!.lower) || types[at + 1]?.lower !== ".") return false;
  const before = types[at - 1];
  const inSentence = openings[at] === 0 && before !== undefined && !before.isSymbol;
  return types[at]!.casing === 1 && !(inSentence && before.casing !== 0);
}

/** Names that stand after words such as "my name is" or after a courtesy title. Linear. */
export function introducedPersons(analysis: Analysis): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < analysis.types.length; at++) {
    const phrases = INTRODUCTION_WORDS.get(analysis.types[at]!.lower) ?? NONE;
    const introduced = phrases.some((words) => endsWith(analysis, at, words));
    if (introduced) {
      const span = nameAt(analysis, at + 1, false);
      if (span !== null) spans.push(span);
    } else if (isTitle(analysis, at)) {
      const dotted = analysis.types[at + 1]?.lower === ".";
      const span = nameAt(analysis, at + (dotted ? 2 : 1), true);
      if (span !== null) spans.push(span);
    }
  }
  return spans;
}
