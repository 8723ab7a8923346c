import type { Analysis } from "../../../tagging/analyze_text.ts";
import { FUNCTION_WORD } from "../../../tagging/gazetteer.ts";
import { ROLE_MAILBOXES } from "../../data/role_mailboxes.ts";
import { endOfRow } from "./end_of_row.ts";
import { isCapitalised } from "../words/is_capitalised.ts";
import { isPersonRole } from "./person_roles.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

const LOCAL_PART = /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._+-]{3,64})@(?=[\p{L}\p{N}])/gu;
const MOST_ADDRESSES = 32;
const MOST_WORDS = 4;
/** What is written in full in the address has at least so many letters. */
const FEWEST_LETTERS = 3;

/** Letters as addresses write them. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .replaceAll("đ", "d")
    .replace(/[^a-z]/gu, "");
}

/** The letters of the addresses' local parts that may be made of a name. */
function localParts(text: string): string[] {
  const parts: string[] = [];
  for (const [, local = ""] of text.matchAll(LOCAL_PART)) {
    const letters = plainLetters(local);
    if (letters.length >= 4 && !ROLE_MAILBOXES.has(local.toLowerCase())) parts.push(letters);
    if (parts.length === MOST_ADDRESSES) break;
  }
  return parts;
}

/** Whether an address is made of a given name and a surname, one of them in full. */
function isMadeOf(local: string, words: readonly string[]): boolean {
  const [first = "", ...rest] = words;
  return rest.some((last) => {
    if (first.length === 0 || last.length < 2) return false;
    const full = [first + last, last + first, first[0] + last, last + first[0], first + last[0]];
    return full.some((made) => made === local && made.length > FEWEST_LETTERS + 1);
  });
}

/** Rows of words with capitals of which an e-mail address of the text is made. Linear. */
export function mailedPersons(analysis: Analysis): Span[] {
  const { text, types, tokens } = analysis;
  const locals = text.includes("@") ? localParts(text) : [];
  if (locals.length === 0) return [];
  const spans: Span[] = [];
  for (let at = 0; at < types.length; at++) {
    if (!isCapitalised(types[at]!)) continue;
    const last = endOfRow(analysis, { first: at });
    let first = at;
    while (first < last && isPersonRole(types[first]!.lower) && tokens.gaps[first + 1] !== 0)
      first++;
    const words = types.slice(first, last + 1).filter(isCapitalised);
    const ordinary = words.some(({ bits }) => (bits & FUNCTION_WORD) !== 0);
    if (words.length > 1 && words.length <= MOST_WORDS && !ordinary) {
      const letters = words.map(({ lower }) => plainLetters(lower));
      if (locals.some((local) => isMadeOf(local, letters))) {
        spans.push({ start: tokens.starts[first]!, end: tokens.ends[last]! });
      }
    }
    at = last;
  }
  return spans;
}
