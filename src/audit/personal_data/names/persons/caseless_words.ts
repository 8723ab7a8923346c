/** A word of a script without capitals; offsets count UTF-16 units. */
export interface CaselessWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a single space parts it from the word before. */
  readonly follows: boolean;
}

/** Scripts without capitals whose words are parted by spaces. */
const WORD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Georgian}\p{M}\u200c\u200d׳״"']+(?:-[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+)?/gu;
const CASELESS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Georgian}]/u;
/** Quotes around a word; within it they mark an abbreviation. */
const QUOTES = /^["'״]+|["״]+$/gu;
/** Titles that are written with a point. */
const SHORTENED = /^(?:डॉ|प्रो|श्री|ডা|ডঃ|د|أ|م)$/u;

/** The words of a text in Arabic, Hebrew, Georgian and the scripts of India. Linear. */
export function caselessWords(text: string): CaselessWord[] {
  if (!CASELESS.test(text)) return [];
  const words: CaselessWord[] = [];
  for (const { index, 0: whole } of text.matchAll(WORD)) {
    const word = whole.replace(QUOTES, "");
    if (word === "") continue;
    const start = index + whole.indexOf(word);
    const before = words.at(-1);
    const gap = before === undefined ? "" : text.slice(before.end, start);
    const follows = gap === " " || (gap === ". " && SHORTENED.test(before?.text ?? ""));
    words.push({ text: word, start, end: start + word.length, follows });
  }
  return words;
}
