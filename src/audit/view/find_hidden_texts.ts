import { findCipheredTexts } from "./find_ciphered_texts.ts";
import type { HiddenText } from "./hidden_text.ts";

const BASE64 =
  /(?<![A-Za-z\d+/_-])[A-Za-z\d+/_-]{16,20000}(?:\r?\n[A-Za-z\d+/_-]{16,80}){0,300}={0,2}(?![A-Za-z\d+/_=-])/g;
const HEXADECIMAL = /(?<![A-Za-z\d])(?:0x)?(?:[\da-f]{2}[ :]?){9,4000}[\da-f]{2}(?![A-Za-z\d])/gi;
const SINGLE_DIGITS = /(?<![\p{L}\p{N}])\d(?:[ .,\-_/|*\n]\d){6,40}(?![\p{L}\p{N}])/gu;
const WIDE_GROUPS =
  /(?<![\p{L}\p{N}])\d{3,6}(?:(?: ?[-–] | {2,3}|\r\n)\d{2,6}){2,4}(?![\p{L}\p{N}])/gu;

const MOST_TEXTS = 64;
const SHORTEST = 8;
/** How much of what stands before digits goes with them, so that its words still tell. */
const CONTEXT = 40;

/** Texts that a value hides in base64, in hexadecimal, in a cipher or in digits set apart. */
export function findHiddenTexts(value: string): HiddenText[] {
  return [
    ...findEncoded(value, BASE64, fromBase64),
    ...findEncoded(value, HEXADECIMAL, fromHexadecimal),
    ...findCipheredTexts(value),
    ...findSpreadDigits(value),
  ].slice(0, MOST_TEXTS);
}

function findEncoded(
  value: string,
  pattern: RegExp,
  decode: (written: string) => Uint8Array | null,
): HiddenText[] {
  const found: HiddenText[] = [];
  for (const match of value.matchAll(pattern)) {
    const bytes = decode(match[0]);
    const text = bytes === null ? null : readText(bytes);
    if (text === null) continue;
    found.push({ text, places: null, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** RFC 4648, sections 4 and 5. */
function fromBase64(written: string): Uint8Array | null {
  const plain = written.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/");
  // A word or a path of letters only is no code; codes mix.
  if (!/[A-Z]/.test(plain) || !/[a-z]/.test(plain) || !/[\d+=]/.test(plain)) return null;
  try {
    return Uint8Array.from(atob(plain), (unit) => unit.charCodeAt(0));
  } catch {
    return null;
  }
}

function fromHexadecimal(written: string): Uint8Array | null {
  const digits = written.replace(/^0x/i, "").replace(/[ :]/g, "");
  if (/^\d+$/.test(digits) && digits.length < 32) return null;
  return Uint8Array.from(digits.match(/.{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The text that bytes in UTF-8 hold; null when they hold something else. */
function readText(bytes: Uint8Array): string | null {
  if (bytes.length < SHORTEST) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /[\0-\x08\x0e-\x1f\x7f]/.test(text) || !/[\p{L}\p{N}]{2}/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Digits one by one (`4 1 1 1 ...`) pulled together, and groups far apart brought nearer. */
function findSpreadDigits(value: string): HiddenText[] {
  const found: HiddenText[] = [];
  const add = (match: RegExpExecArray, separator: string) => {
    const start = Math.max(0, match.index - CONTEXT);
    const end = match.index + match[0].length;
    const places: number[] = [];
    for (let index = start; index < match.index; index++) places.push(index);
    let text = value.slice(start, match.index);
    for (const { 0: digits, index } of match[0].matchAll(/\d+/g)) {
      if (separator !== "" && index > 0) {
        text += separator;
        places.push(match.index + index - 1);
      }
      text += digits;
      for (let unit = 0; unit < digits.length; unit++) places.push(match.index + index + unit);
    }
    found.push({ text, places, start, end });
  };
  for (const match of value.matchAll(SINGLE_DIGITS)) add(match, "");
  for (const match of value.matchAll(WIDE_GROUPS)) add(match, " ");
  return found;
}
