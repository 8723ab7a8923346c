import type { Analysis } from "../../../tagging/analyze_text.ts";
import { NAME_PARTICLE } from "../../../tagging/gazetteer.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import { GAP_NONE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { WordType } from "../../../tagging/word_type.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isGermanCompound } from "../words/is_german_compound.ts";
import { isOrdinaryWord } from "../words/is_ordinary_word.ts";

const GERMAN = languageNumber("de");
/** Particles of names in other languages, an article in German. */
const ARTICLE = "das";

/** Whether no German name goes on with the word: an article, or a noun, which has a capital, too. */
function isNoun(type: WordType): boolean {
  if (type.lower === ARTICLE) return true;
  return isCapitalised(type) && (isOrdinaryWord(type) || isGermanCompound(type));
}

/** Names of variables have their capitals within. */
const INITIAL = /\p{Lu}/u;
const NONE: ReadonlySet<string> = new Set();

const CYRILLIC = /^\p{Script=Cyrillic}/u;

/** Whether an apostrophe parts a Ukrainian word: "Мар'яна". */
function isApostropheWithin(
  { types, tokens }: Pick<Analysis, "types" | "tokens">,
  at: number,
): boolean {
  const { lower } = types[at]!;
  if ((lower !== "'" && lower !== "’" && lower !== "ʼ") || tokens.gaps[at] !== GAP_NONE) {
    return false;
  }
  return tokens.gaps[at + 1] === GAP_NONE && CYRILLIC.test(types[at + 1]?.lower ?? "");
}

/**
 * The last word of the row of words with capitals that begins with a word: hyphens, single spaces,
 * particles of names and the given small words stand between them.
 */
export function endOfRow(
  { text, types, tokens, bits, language }: Analysis,
  { first, joining = NONE }: { first: number; joining?: ReadonlySet<string> },
): number {
  let last = first;
  for (let at = first + 1; at < types.length; at++) {
    const type = types[at]!;
    const hyphen = type.lower === "-" && tokens.gaps[at] === GAP_NONE && last === at - 1;
    if (hyphen && tokens.gaps[at + 1] === GAP_NONE && isCapitalised(types[at + 1]!)) {
      last = ++at;
      continue;
    }
    if (isApostropheWithin({ types, tokens }, at) && last === at - 1) {
      last = ++at;
      continue;
    }
    if (tokens.gaps[at] !== GAP_SPACE) break;
    if (language === GERMAN && isNoun(type)) break;
    if (isCapitalised(type) && INITIAL.test(text[tokens.starts[at]!] ?? "")) last = at;
    else if (type.casing !== 0) break;
    else if ((bits[at]! & NAME_PARTICLE) === 0 && !joining.has(type.lower)) break;
  }
  return last;
}
