import { CHARACTER_CLASSES, IDEOGRAPH, KATAKANA } from "./character_class.ts";
import { type ChineseWords, segmentChinese } from "./segment_chinese.ts";
import { phrasesFrom } from "./gazetteer.ts";
import { guessLanguage } from "./guess_language.ts";
import { guessLearnedLanguage } from "./guess_learned_language.ts";
import { GAP_LINE, type Tokens, tokenize } from "./tokenize.ts";
import { type Clusters, describeWord, type WordType } from "./word_type.ts";

/** How a line is written: its capitals say little where all words have them, or none. */
export const MIXED_CASE = 0;
export const LOWER_CASE = 1;
export const UPPER_CASE = 2;
export const TITLE_CASE = 3;

/** A text as the tagger sees it: tokens, the type of each, and what the place adds. */
export interface Analysis {
  readonly text: string;
  readonly tokens: Tokens;
  readonly types: readonly WordType[];
  /** Gazetteer bits per token: its own, and those of names of several words. */
  readonly bits: Int32Array;
  /** Bits that come only from names of several words, doubled where the token begins one. */
  readonly phraseBits: Int32Array;
  /** 2 at the start of a line, 1 at the start of a sentence, else 0. */
  readonly openings: Uint8Array;
  /** Casing of the token's line: `MIXED_CASE` and so on. */
  readonly lineCases: Uint8Array;
  readonly language: number;
  /** The language among the more of them that the tagger learns words in. */
  readonly learnedLanguage: number;
  readonly chinese: ChineseWords;
}

const SENTENCE_ENDS = new Set([".", "!", "?", "…", "。", "！", "？"]);
const OPENERS = new Set([
  '"',
  "“",
  "„",
  "«",
  "»",
  "'",
  "‘",
  "(",
  "[",
  "-",
  "–",
  "—",
  "*",
  "•",
  ">",
  "#",
]);

/** Describes words, each of them once. */
function describeOnce(clusters: Clusters): (surface: string) => WordType {
  const known = new Map<string, WordType>();
  return (surface) => {
    const type = known.get(surface) ?? describeWord(surface, clusters);
    known.set(surface, type);
    return type;
  };
}

function typesOf(text: string, tokens: Tokens, typeOf: (surface: string) => WordType): WordType[] {
  const types: WordType[] = [];
  for (let at = 0; at < tokens.count; at++) {
    types.push(typeOf(text.slice(tokens.starts[at]!, tokens.ends[at]!)));
  }
  return types;
}

function matches(types: readonly WordType[], from: number, rest: readonly string[]): boolean {
  if (from + rest.length > types.length) return false;
  for (let at = 0; at < rest.length; at++) if (types[from + at]!.lower !== rest[at]) return false;
  return true;
}

function addPhrases(types: readonly WordType[], bits: Int32Array, phraseBits: Int32Array): void {
  for (let at = 0; at < types.length; at++) {
    for (const phrase of phrasesFrom(types[at]!.lower)) {
      if (!matches(types, at + 1, phrase.rest)) continue;
      for (let inside = at; inside <= at + phrase.rest.length; inside++) {
        bits[inside]! |= phrase.bits;
        phraseBits[inside]! |= phrase.bits * (inside === at ? 2 : 1);
      }
    }
  }
}

function openingsOf(types: readonly WordType[], tokens: Tokens): Uint8Array {
  const openings = new Uint8Array(tokens.count);
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.gaps[at] === GAP_LINE) {
      openings[at] = 2;
      continue;
    }
    const before = types[at - 1]!.lower;
    if (SENTENCE_ENDS.has(before) && tokens.gaps[at] !== 0) openings[at] = 1;
    else if (OPENERS.has(before)) openings[at] = openings[at - 1]!;
  }
  return openings;
}

function caseOfLine(types: readonly WordType[], from: number, to: number, known: number): number {
  let words = 0;
  let capitalised = 0;
  let upper = 0;
  for (let at = from; at < to; at++) {
    const { casing, lower } = types[at]!;
    if (casing > 3 || lower.length < 3) continue;
    words++;
    if (casing === 1) capitalised++;
    else if (casing === 2) upper++;
  }
  if (words < 2) return known;
  if (capitalised + upper === 0) return LOWER_CASE;
  if (upper * 10 >= words * 7) return UPPER_CASE;
  return words >= 3 && (capitalised + upper) * 10 >= words * 8 ? TITLE_CASE : MIXED_CASE;
}

function lineCasesOf(types: readonly WordType[], tokens: Tokens): Uint8Array {
  const lineCases = new Uint8Array(tokens.count);
  const whole = caseOfLine(types, 0, tokens.count, MIXED_CASE);
  for (let from = 0; from < tokens.count;) {
    let to = from + 1;
    while (to < tokens.count && tokens.gaps[to] !== GAP_LINE) to++;
    lineCases.fill(caseOfLine(types, from, to, whole), from, to);
    from = to;
  }
  return lineCases;
}

function languagesOf(
  text: string,
  types: readonly WordType[],
  tokens: Tokens,
): Pick<Analysis, "language" | "learnedLanguage"> {
  let eastAsian = 0;
  for (let at = 0; at < tokens.count; at++) {
    const character = CHARACTER_CLASSES[text.charCodeAt(tokens.starts[at]!)];
    if (character === IDEOGRAPH || character === KATAKANA) eastAsian++;
  }
  const words = types.map(({ lower }) => lower);
  const language = guessLanguage(words, eastAsian / Math.max(tokens.count, 1));
  return { language, learnedLanguage: guessLearnedLanguage(words, language) };
}

/**
 * Cuts a text into tokens and works out all that features are made of. Linear.
 *
 * @param options `typeOf`: describes a word, for who remembers what was described before.
 */
export function analyzeText(
  text: string,
  options: {
    readonly clusters: Clusters;
    readonly typeOf?: (surface: string) => WordType;
  },
): Analysis {
  const tokens = tokenize(text);
  const types = typesOf(text, tokens, options.typeOf ?? describeOnce(options.clusters));
  const bits = Int32Array.from(types, (type) => type.bits);
  const phraseBits = new Int32Array(tokens.count);
  addPhrases(types, bits, phraseBits);
  return {
    text,
    tokens,
    types,
    bits,
    phraseBits,
    openings: openingsOf(types, tokens),
    lineCases: lineCasesOf(types, tokens),
    ...languagesOf(text, types, tokens),
    chinese: segmentChinese(text, tokens),
  };
}
