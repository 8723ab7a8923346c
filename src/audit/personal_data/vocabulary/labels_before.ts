import { APART, labelWords, withoutProclitic } from "./label_words.ts";
import type { LabelKind } from "./vocabulary.ts";

/** What is looked at before a value, in UTF-16 code units. */
const REACH = 72;
/** Labels are no longer than this, in words, and in characters where words are not parted. */
const MOST_WORDS = 6;
const MOST_CHARACTERS = 14;
/** So many links may stand between a label and its value, "number" and "it reads", of so many words. */
const MOST_LINKS = 2;
const MOST_LINK_WORDS = 3;

/** What may stand between the last word and the value. */
const GAP = /^[\s:：=#№°º׳״"'`´*_(\[<>|→«“„‚‘»”’,;.·–-]{0,6}$/u;
const GAP_LENGTH = 6;
/** Only these signs do not end what a label is about. */
const ENDING = /[;!?\n。！？]/u;
const ABBREVIATION =
  /(?:^|[ .])(?:[\p{L}\p{M}]{1,5}|[\p{L}-]{2,16}(?:nr|no|num|kz|br))\.[^\p{L}]*$/u;
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]$/u;

const NOTHING: ReadonlySet<LabelKind> = new Set();

/**
 * What the words right before a value say that it is, in any language; at most two words like "is"
 * or "number" stand between. `folded` is the text as `foldText` makes it. Time is bounded.
 */
export function labelsBefore(folded: string, start: number): ReadonlySet<LabelKind> {
  const before = folded.slice(Math.max(0, start - REACH), start);
  const gap = /[^\p{L}\p{M}\p{N}]*$/u.exec(before)?.[0] ?? "";
  if (gap.length > GAP_LENGTH || !GAP.test(gap) || ENDING.test(gap) || gap === "(") return NOTHING;
  if (gap.includes(".") && !ABBREVIATION.test(before)) return NOTHING;
  const said = before.slice(lastEnding(before) + 1);
  const words = said.split(APART).filter((word) => word !== "");
  for (let dropped = 0; dropped <= MOST_LINKS && words.length > 0; dropped++) {
    const found = labelAtEnd(words);
    if (found !== undefined) return found;
    if (!dropLink(words)) return NOTHING;
  }
  return NOTHING;
}

/** Where the last sign stands that ends what a label is about; -1 where none does. */
export function lastEnding(before: string): number {
  for (let at = before.length - 1; at >= 0; at--) if (ENDING.test(before[at]!)) return at;
  return -1;
}

/** The label that some words end with. */
export function labelAtEnd(words: readonly string[]): ReadonlySet<LabelKind> | undefined {
  const { phrases } = labelWords();
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const phrase = words.slice(-count).join(" ");
    const found = phrases.get(phrase) ?? phrases.get(withoutProclitic(phrase));
    if (found !== undefined) return found;
  }
  const last = words.at(-1)!;
  if (!UNPARTED.test(last)) return undefined;
  for (let length = Math.min(MOST_CHARACTERS, last.length); length > 1; length--) {
    const found = phrases.get(last.slice(-length));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Takes the link at their end from some words, or from the last of them; false if there is none. */
function dropLink(words: string[]): boolean {
  const { links } = labelWords();
  for (let count = Math.min(MOST_LINK_WORDS, words.length); count > 0; count--) {
    if (!links.has(words.slice(-count).join(" "))) continue;
    words.splice(-count);
    return true;
  }
  const last = words.pop()!;
  if (!UNPARTED.test(last)) return false;
  for (let length = Math.min(MOST_LINK_WORDS, last.length - 1); length > 0; length--) {
    if (!links.has(last.slice(-length))) continue;
    words.push(last.slice(0, -length));
    return true;
  }
  return false;
}
