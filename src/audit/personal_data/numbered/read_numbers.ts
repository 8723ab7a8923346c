/** A stretch of the text that may be an identifier: one to seven groups of letters and digits. */
export interface WrittenNumber {
  /** UTF-16 offsets; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** As written, in upper case, every kind of space, hyphen and dash made the plain one. */
  readonly written: string;
  /** The same without separators. */
  readonly compact: string;
  /** Whether it holds letters and all of them stood in upper case, or it holds none. */
  readonly upper_case: boolean;
  /** Whether a word stood before it without a gap, as in `id12345678`. */
  readonly glued: boolean;
}

interface Group {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly digits: number;
  /** Digits so far of the telephone number with a plus sign that this group continues; else 0. */
  readonly plus_digits: number;
}

/** No national identifier is written in more groups, or has more letters and digits. */
const MOST_GROUPS = 7;
const MOST_CHARACTERS = 26;
const FEWEST_CHARACTERS = 4;
/** Groups read one way and another in a text; one that a submission can hold has fewer. */
const MOST_NUMBERS = 16_384;
/** Longer words cannot begin an identifier; they are words of the language. */
const LONGEST_LETTER_GROUP = 6;
/** ITU-T E.164 allows fifteen digits. */
const MOST_TELEPHONE_DIGITS = 15;

const GROUP = /[0-9A-Za-z_\u00C0-\u024F\u0370-\u052F\u1E00-\u1EFF]+/g;
const SEPARATORS: ReadonlyMap<string, string> = new Map([
  [" ", " "],
  ["\u00A0", " "],
  ["\u2007", " "],
  ["\u2009", " "],
  ["\u202F", " "],
  ["-", "-"],
  ["\u2010", "-"],
  ["\u2011", "-"],
  ["\u2013", "-"],
  ["\u2014", "-"],
  [".", "."],
  ["/", "/"],
  ["  ", "  "],
  ["   ", "   "],
  [" - ", " - "],
  [" \u2013 ", " - "],
  [" \u2014 ", " - "],
  [" / ", "/"],
]);

function countDigits(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let previous: Group | undefined;
  for (const match of text.matchAll(GROUP)) {
    const start = match.index;
    const digits = countDigits(match[0]);
    const plus_digits = continuePlus(text, { start, digits, previous });
    previous = { start, end: start + match[0].length, text: match[0], digits, plus_digits };
    groups.push(previous);
  }
  return groups;
}

function continuePlus(
  text: string,
  group: { start: number; digits: number; previous: Group | undefined },
): number {
  const { start, digits, previous } = group;
  if (digits === 0) return 0;
  if (text.charAt(start - 1) === "+") return digits;
  if (previous === undefined || previous.plus_digits === 0 || start - previous.end > 3) return 0;
  if (!/^[ ().\-/\u00A0]+$/.test(text.slice(previous.end, start))) return 0;
  const total = previous.plus_digits + digits;
  return total > MOST_TELEPHONE_DIGITS ? 0 : total;
}

/** Whether the character before shows that the number is the tail of something longer. */
function continuesLeft(text: string, start: number): boolean {
  if (start === 0) return false;
  const before = text.charAt(start - 1);
  if ("+@\\$€£¥₹~^".includes(before)) return true;
  if (!"-./:\u2013\u2011".includes(before)) return false;
  const second = text.charAt(start - 2);
  return before === "." || before === ":" ? /[0-9]/.test(second) : /[0-9A-Za-z)]/.test(second);
}

/** Whether the character after shows that the number is the head of something longer. */
function continuesRight(text: string, written: { end: number; characters: number }): boolean {
  const after = text.charAt(written.end);
  if (after === "") return false;
  if ("@%°\\€£¥₹".includes(after)) return true;
  const second = text.charAt(written.end + 1);
  if (after === ",") return written.characters <= 8 && /[0-9]/.test(second);
  if (after === ".") return /[0-9a-z]/.test(second);
  if (after === ":") return /[0-9]/.test(second);
  return "-/\u2013\u2011".includes(after) && /[0-9A-Za-z]/.test(second);
}

/** Words of the language begin no identifier, unless they are short and digits follow at once. */
function mayBegin(groups: readonly Group[], first: number): boolean {
  const group = groups[first];
  if (group === undefined) return false;
  if (group.digits > 0) return true;
  if (group.text.length > LONGEST_LETTER_GROUP) return false;
  const next = groups[first + 1];
  if (next === undefined || next.start - group.end !== 1) return false;
  if (next.digits > 0) return true;
  return next.text.length <= 3 && (groups[first + 2]?.digits ?? 0) > 0;
}

/** Whether one character parts two groups, and not the end of a line. */
function isBeside(text: string, { end, start }: { end: number; start: number }): boolean {
  return start - end === 1 && text.charAt(end) !== "\n";
}

/** Numbers of digits in spaced groups must be whole: no digit group may stand next to them. */
function isPartOfSpacedRow(
  text: string,
  { groups, ...range }: { groups: readonly Group[]; first: number; last: number },
): boolean {
  const first = groups[range.first];
  const last = groups[range.last];
  const before = groups[range.first - 1];
  const after = groups[range.last + 1];
  const touchesBefore =
    before !== undefined &&
    first !== undefined &&
    isBeside(text, { end: before.end, start: first.start });
  const touchesAfter =
    after !== undefined &&
    last !== undefined &&
    isBeside(text, { end: last.end, start: after.start });
  return (
    (touchesBefore && before.digits === before.text.length) ||
    (touchesAfter && after.digits === after.text.length)
  );
}

/** Sorts what was found by the number of letters and digits. */
export type NumbersByLength = ReadonlyMap<number, readonly WrittenNumber[]>;

/**
 * Reads every stretch of a text that could be an identifier, once for all detectors. What stands
 * in an email address, a decimal number, an amount, a telephone number with a plus sign or a longer
 * chain of groups is left out. Linear in the length of the text.
 */
export function readNumbers(text: string): NumbersByLength {
  const groups = readGroups(text);
  const found = new Map<number, WrittenNumber[]>();
  let count = 0;
  for (let first = 0; first < groups.length && count < MOST_NUMBERS; first++) {
    const group = groups[first];
    if (group === undefined || !mayBegin(groups, first)) continue;
    if (!continuesLeft(text, group.start)) count += readFrom(text, { groups, first, found });
    readGlued(text, { group, found });
  }
  return found;
}

/** Keeps the numbers that begin with a group, and says how many. */

function readFrom(
  text: string,
  from: { groups: readonly Group[]; first: number; found: Map<number, WrittenNumber[]> },
): number {
  const { groups, first, found } = from;
  let count = 0;
  let written = "";
  let compact = "";
  let digits = 0;
  for (let last = first; last < groups.length && last < first + MOST_GROUPS; last++) {
    const group = groups[last];
    if (group === undefined) break;
    const start = groups[first]?.start ?? 0;
    if (last > first) {
      const gap = text.slice(groups[last - 1]?.end, group.start);
      const separator = SEPARATORS.get(gap);
      if (separator === undefined || (gap.length > 1 && group.digits === 0)) break;
      written += separator;
    }
    written += group.text;
    compact += group.text;
    digits += group.digits;
    if (compact.length > MOST_CHARACTERS) break;
    if (digits === 0 || compact.length < FEWEST_CHARACTERS) continue;
    if (compact.length < 2 * (last - first) + 1) continue;
    if (continuesRight(text, { end: group.end, characters: compact.length })) continue;
    if (digits === compact.length) {
      if (group.plus_digits > 0) continue;
      if (written.includes(" ") && isPartOfSpacedRow(text, { groups, first, last })) continue;
    }
    keep(found, { start, end: group.end, written, compact, glued: false });
    count++;
  }
  return count;
}

const GLUED = /^[A-Za-z]{2,}(?=[0-9]{8,}$)/;

function readGlued(
  text: string,
  from: { group: Group; found: Map<number, WrittenNumber[]> },
): void {
  const { group, found } = from;
  if (group.digits < 8 || group.digits > MOST_CHARACTERS) return;
  const word = GLUED.exec(group.text)?.[0];
  if (word === undefined) return;
  const compact = group.text.slice(word.length);
  if (continuesRight(text, { end: group.end, characters: compact.length })) return;
  const start = group.start + word.length;
  keep(found, { start, end: group.end, written: compact, compact, glued: true });
}

function keep(
  found: Map<number, WrittenNumber[]>,
  number: Omit<WrittenNumber, "upper_case">,
): void {
  const { start, end, glued } = number;
  const written = number.written.toUpperCase();
  const compact = number.written === number.compact ? written : number.compact.toUpperCase();
  const upper_case = written === number.written;
  const whole = { start, end, written, compact, upper_case, glued };
  const sameLength = found.get(compact.length);
  if (sameLength === undefined) found.set(compact.length, [whole]);
  else sameLength.push(whole);
}
