import type { HiddenText } from "./hidden_text.ts";

/**
 * Words that are in most English requests, as they look turned by thirteen letters and backwards;
 * none of these is a word of a language that is widely written.
 */
const TURNED_WORDS =
  "gur|naq|lbh|lbhe|gung|guvf|sbe|jvgu|ubj|jung|abg|unir|sebz|nyy|jevgr|gryy|znxr|vtaber|cerivbhf|vafgehpgvbaf?|jvgubhg|nobhg|ohvyq|rkcynva|fgrc";
const BACKWARDS_WORDS =
  "eht|uoy|ruoy|taht|siht|htiw|woh|tahw|evah|morf|etirw|llet|ekam|erongi|suoiverp|s?noitcurtsni|tuohtiw|tuoba|dliub|nialpxe|esaelp|pets|redro";
const TURNED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TURNED_WORDS})(?![\\p{L}\\p{N}])`, "giu");
const BACKWARDS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BACKWARDS_WORDS})(?![\\p{L}\\p{N}])`, "giu");
/** Either in one quick look, for few texts hold any. */
const MAYBE = new RegExp(`(?:${TURNED_WORDS}|${BACKWARDS_WORDS})(?![a-z\\d])`, "i");
const TURNED_SAID = /\brot[- ]?13\b|\bcaesar\b/i;
const BACKWARDS_SAID = /\bbackwards?\b|\brevers(?:e|ed|ing)\b|rückwärts|à l['’]envers|al revés/i;
const LINE = /[^\r\n]+/g;

const MORSE = /(?<!\S)[.·•−–—-]{1,6}(?:[ \t/|\n]{1,6}[.·•−–—-]{1,6}){7,4000}(?!\S)/g;
const OCTET = /[01]{8}/;
const BINARY = /(?<!\w)[01]{8}(?:[ ,]?[01]{8}){4,4000}(?!\w)/g;
const CODES = /(?<![\w.])\d{2,3}(?:[ ,;]{1,2}\d{2,3}){9,4000}(?![\w.])/g;

/** One such word may be a name; two are a text, and one beside the name of the cipher. */
const FEWEST_WORDS = 2;
/** Rows of dashes in a table are Morse for few letters. */
const FEWEST_LETTERS = 5;
const SHARE_READABLE = 0.9;
const SHARE_SMALL = 0.7;

/**
 * Texts that a value writes in a cipher that people use to get a request past a filter: ROT13,
 * backwards, Morse code (ITU-R M.1677), binary and decimal character codes. Linear in its length.
 */
export function findCipheredTexts(value: string): HiddenText[] {
  const maybe = MAYBE.test(value);
  return [
    ...(maybe ? findLines(value, { words: TURNED, said: TURNED_SAID, decode: turn }) : []),
    ...(maybe
      ? findLines(value, { words: BACKWARDS, said: BACKWARDS_SAID, decode: readBackwards })
      : []),
    ...findCodes(value, { pattern: MORSE, decode: fromMorse }),
    ...(OCTET.test(value) ? findCodes(value, { pattern: BINARY, decode: fromBinary }) : []),
    ...findCodes(value, { pattern: CODES, decode: fromDecimal }),
  ];
}

interface LineCipher {
  readonly words: RegExp;
  /** Names the cipher. */
  readonly said: RegExp;
  decode(line: string): string;
}

function findLines(value: string, { words, said, decode }: LineCipher): HiddenText[] {
  if (value.search(words) < 0) return [];
  const fewest = said.test(value) ? 1 : FEWEST_WORDS;
  return Array.from(value.matchAll(LINE))
    .filter((line) => new Set(line[0].toLowerCase().match(words)).size >= fewest)
    .map((line) => hide(line, decode(line[0])));
}

function findCodes(
  value: string,
  { pattern, decode }: { pattern: RegExp; decode: (written: string) => string | null },
): HiddenText[] {
  return Array.from(value.matchAll(pattern)).flatMap((match) => {
    const text = decode(match[0]);
    return text === null ? [] : [hide(match, text)];
  });
}

function hide(match: RegExpExecArray, text: string): HiddenText {
  return { text, places: null, start: match.index, end: match.index + match[0].length };
}

function turn(line: string): string {
  return line.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code < 97 ? 65 : 97;
    return String.fromCharCode(first + ((code - first + 13) % 26));
  });
}

/** The line read from its end, and with every word turned round in its place. */
function readBackwards(line: string): string {
  const reversed = Array.from(line).reverse().join("");
  return `${reversed}\n${reversed.split(" ").reverse().join(" ")}`;
}

const MORSE_LETTERS = new Map(
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. .-.-.- --..-- ..--.."
    .split(" ")
    .map((code, index): [string, string] => [
      code,
      "abcdefghijklmnopqrstuvwxyz0123456789.,?".charAt(index),
    ]),
);

function fromMorse(written: string): string | null {
  const plain = written.replace(/[·•]/g, ".").replace(/[−–—]/g, "-");
  const words = plain.split(/ {0,4}[/|\n] {0,4}|[ \t]{2,6}/);
  const letters = words.map((word) =>
    word.split(/[ \t]/).map((code) => MORSE_LETTERS.get(code) ?? ""),
  );
  const read = letters.flat();
  const known = read.filter((letter) => letter !== "");
  if (known.length < SHARE_READABLE * read.length) return null;
  if (new Set(known).size < FEWEST_LETTERS) return null;
  return letters.map((word) => word.join("")).join(" ");
}

function fromBinary(written: string): string | null {
  const codes = (written.match(/[01]{8}/g) ?? []).map((digits) => Number.parseInt(digits, 2));
  return readCodes(codes);
}

function fromDecimal(written: string): string | null {
  return readCodes((written.match(/\d+/g) ?? []).map(Number));
}

/** A text in small letters and more than one word: other rows of numbers read as none. */
function readCodes(codes: readonly number[]): string | null {
  if (codes.some((code) => code > 126 || (code < 32 && code !== 10))) return null;
  const text = String.fromCharCode(...codes);
  const small = text.match(/[a-z ]/g)?.length ?? 0;
  return text.includes(" ") && small >= SHARE_SMALL * text.length ? text : null;
}
