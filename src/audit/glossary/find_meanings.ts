import type { Word } from "../reading/reading.ts";
import { simplifyHan } from "../reading/simplify_han.ts";
import { withoutProclitics } from "../reading/without_proclitics.ts";
import type { Glossary, Stems } from "./glossary.ts";

/** Longer words are cut: no stem is that long. */
const LONGEST_WORD = 40;

/** What words of a text mean, in order. */
export interface FoundMeanings {
  readonly meanings: readonly number[];
  /** The number of the word that each begins at. */
  readonly words: readonly number[];
}

/**
 * What the words of a text mean, in order; words without a meaning in the glossary are left out. The
 * longest term that begins at a word counts. Linear in the number of words.
 */
export function findMeanings(words: readonly Word[], glossary: Glossary): FoundMeanings {
  const texts = words.map(({ text, marked }) => simplifyHan(marked ?? text));
  const meanings: number[] = [];
  const begun: number[] = [];
  for (let at = 0; at < texts.length;) {
    const { meaning, length } = termAt(texts, { at, glossary });
    if (meaning !== undefined) {
      meanings.push(meaning);
      begun.push(at);
    }
    at += length;
  }
  return { meanings, words: begun };
}

function termAt(
  texts: readonly string[],
  { at, glossary }: { readonly at: number; readonly glossary: Glossary },
): { readonly meaning: number | undefined; readonly length: number } {
  const word = texts[at]!;
  const longest = Math.min(glossary.longestFrom.get(word) ?? 0, texts.length - at);
  for (let length = longest; length > 0; length--) {
    const meaning = glossary.whole.get(
      length === 1 ? word : texts.slice(at, at + length).join("_"),
    );
    if (meaning !== undefined) return { meaning, length };
  }
  return { meaning: meaningOfWord(word.slice(0, LONGEST_WORD), glossary), length: 1 };
}

/** By how the word begins, by what is left without particles before it, or by what it holds. */
function meaningOfWord(word: string, { whole, starts, held }: Glossary): number | undefined {
  const begun = stemAt(word, 0, starts);
  if (begun !== undefined) return begun;
  for (const bare of withoutProclitics(word)) {
    const meaning = whole.get(bare) ?? stemAt(bare, 0, starts);
    if (meaning !== undefined) return meaning;
  }
  for (let from = 0; from + held.shortest <= word.length; from++) {
    const meaning = stemAt(word, from, held);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** The meaning of the longest stem that stands at an offset of a word. */
function stemAt(word: string, from: number, { meanings, shortest, longest }: Stems) {
  for (let length = Math.min(longest, word.length - from); length >= shortest; length--) {
    const meaning = meanings.get(word.slice(from, from + length));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}
