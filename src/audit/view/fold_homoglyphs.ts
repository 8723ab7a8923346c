import { rewriteMatches } from "./rewrite_matches.ts";
import { plainView } from "./view.ts";
import type { View } from "./view.ts";

/** Letters of other alphabets that look like a Latin one (Unicode TR39), in pairs. */
const PAIRS =
  "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwѵvӏlкkмmтtнhвbАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSοoαaνvρpιiκkτtυuεeΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXօoոnսuհhѡwɡgıiɑa";

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [
    PAIRS.charAt(2 * index),
    PAIRS.charAt(2 * index + 1),
  ]),
);

/** Letters of two alphabets side by side, or a digit beside a letter that looks like one. */
const MAYBE =
  /[a-z@][\u0251\u0261\u0131\u0370-\u058f]|[\u0251\u0261\u0131\u0370-\u058f][a-z@]|\d[oil\u041e\u043e]|[oil\u041e\u043e]\d/i;
const TOKEN = /[\p{L}\p{N}@._+-]{2,100}/gu;
const OTHER_ALPHABET = /[\u0251\u0261\u0131\u0370-\u058f]/;
const OTHER_ALPHABET_LETTERS = /[\u0251\u0261\u0131\u0370-\u058f]/g;
/** Digits with a few letters among them that look like digits. */
const NUMBER = /^[\doOlI\u041e\u043e-]{4,19}$/;
const LEAST_SHARE_OF_DIGITS = 0.6;
/** Groups of an IBAN before one of its own, in which letters are letters: "IT72 I030". */
const IBAN_BEFORE = /(?<![A-Z\d])[A-Z]{2}\d{2}[ -](?:[A-Z\d]{4}[ -]){0,7}$/;
const LONGEST_IBAN = 44;

/** Turkish and its neighbours write words with it; only in addresses does it stand for another. */
const DOTLESS_I = /\u0131/g;

/** A text in which words of two alphabets are read as Latin, and disguised digits as digits. */
export function foldHomoglyphs(text: string): View {
  if (!MAYBE.test(text)) return plainView(text);
  return rewriteMatches(text, { pattern: TOKEN, rewrite: foldMatch });
}

function foldMatch({ 0: token, index, input }: RegExpExecArray): string | null {
  const before = input.slice(Math.max(0, index - LONGEST_IBAN), index);
  return IBAN_BEFORE.test(before) ? null : foldToken(token);
}

function foldToken(token: string): string | null {
  if (NUMBER.test(token) && /[^\d-]/.test(token)) {
    const digits = token.match(/\d/g)?.length ?? 0;
    if (digits / token.length < LEAST_SHARE_OF_DIGITS) return null;
    return token.replace(/[oO\u041e\u043e]/g, "0").replace(/[lI]/g, "1");
  }
  if (!OTHER_ALPHABET.test(token) || !/[a-z]/i.test(token)) return null;
  if (!token.includes("@") && !OTHER_ALPHABET.test(token.replace(DOTLESS_I, ""))) return null;
  const others = token.match(OTHER_ALPHABET_LETTERS) ?? [];
  if (!others.every((letter) => LATIN_OF.has(letter))) return null;
  return token.replace(OTHER_ALPHABET_LETTERS, (letter) => LATIN_OF.get(letter) ?? letter);
}
