/** What is known of beginnings: some still go on with what follows, others are cut off here. */
interface Beginnings {
  readonly open: ReadonlySet<string>;
  readonly cut: ReadonlySet<string>;
}

/** Longer beginnings are cut: a few letters tell most words apart. */
export const LONGEST_BEGINNING = 4;
/** A pattern with more beginnings is looked for without them. */
const MOST_BEGINNINGS = 400;

const EMPTY: Beginnings = { open: new Set([""]), cut: new Set() };

/** A term of a pattern and where it ends; `quantifier` is empty where it stands once. */
interface Term {
  readonly written: string;
  readonly quantifier: string;
  readonly end: number;
}

const CLASS = /\[(?:[^\]\\]|\\.)*\]/y;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|.)/y;
const AT_LEAST_ONCE = /^(?:\+|\{[1-9])/;
const QUANTIFIER = /(?:[?*+]|\{\d*,?\d*\})\??/y;

function matchAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? "";
}

/** The group, class, escape or character that begins at a position. */
function readTerm(source: string, at: number): Term {
  let written = matchAt(CLASS, source, at) || matchAt(ESCAPE, source, at);
  if (written === "" && source[at] === "(") written = source.slice(at, endOfGroup(source, at));
  if (written === "") written = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const end = at + written.length;
  const quantifier = matchAt(QUANTIFIER, source, end);
  return { written, quantifier, end: end + quantifier.length };
}

function endOfGroup(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const skipped = matchAt(CLASS, source, at) || matchAt(ESCAPE, source, at);
    if (skipped !== "") at += skipped.length - 1;
    else if (source[at] === "(") depth++;
    else if (source[at] === ")" && --depth === 0) return at + 1;
  }
  return source.length;
}

/** The alternatives of a pattern at its outermost level, as they are written. */
export function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < source.length;) {
    if (source[at] === "|") {
      parts.push(source.slice(start, at));
      start = ++at;
    } else at = readTerm(source, at).end;
  }
  return [...parts, source.slice(start)];
}

const DIGITS = new Set("0123456789");

/** What a single term may begin with; null where that is not spelled out. */
function spelledOut(written: string): Beginnings | null {
  if (/^\((?:\?:)/.test(written)) return beginningsOfAny(written.slice(3, -1));
  if (/^\(\?<?[=!]/.test(written)) return EMPTY;
  if (/^\([^?]/.test(written)) return beginningsOfAny(written.slice(1, -1));
  if (written === "\\d") return { open: DIGITS, cut: new Set() };
  if (/^\[[\p{L}\d ',-]*\]$/u.test(written) && !/.-./u.test(written.slice(1, -1))) {
    return { open: new Set(written.slice(1, -1)), cut: new Set() };
  }
  if (/^[\p{L}\d '",:;#&-]$/u.test(written)) return { open: new Set([written]), cut: new Set() };
  if (/^\\[.()[\]+*?|/-]$/.test(written))
    return { open: new Set([written[1] ?? ""]), cut: new Set() };
  return null;
}

function append(before: Beginnings, next: Beginnings): Beginnings {
  const open = new Set<string>();
  const cut = new Set(before.cut);
  for (const start of before.open) {
    for (const more of next.open) {
      const whole = start + more;
      if (whole.length < LONGEST_BEGINNING) open.add(whole);
      else cut.add(whole.slice(0, LONGEST_BEGINNING));
    }
    for (const more of next.cut) cut.add((start + more).slice(0, LONGEST_BEGINNING));
  }
  return { open, cut };
}

function cutOff({ open, cut }: Beginnings): Beginnings {
  return { open: new Set(), cut: new Set([...cut, ...open]) };
}

function beginningsOfRow(source: string): Beginnings {
  let known = EMPTY;
  for (let at = 0; at < source.length && known.open.size > 0;) {
    const { written, quantifier, end } = readTerm(source, at);
    const term = spelledOut(written);
    if (term === null || known.open.size > MOST_BEGINNINGS) return cutOff(known);
    const once = append(known, term);
    if (quantifier === "") known = once;
    else if (quantifier === "?") {
      known = { open: new Set([...known.open, ...once.open]), cut: once.cut };
    } else return cutOff(AT_LEAST_ONCE.test(quantifier) ? once : known);
    at = end;
  }
  return known;
}

function beginningsOfAny(source: string): Beginnings {
  const all = alternativesOf(source).map(beginningsOfRow);
  return {
    open: new Set(all.flatMap(({ open }) => [...open])),
    cut: new Set(all.flatMap(({ cut }) => [...cut])),
  };
}

/**
 * The first characters, at most {@link LONGEST_BEGINNING}, with one of which whatever a pattern
 * finds begins; null where the pattern does not spell them out. Never too few.
 */
export function beginningsOf(source: string): ReadonlySet<string> | null {
  const { open, cut } = beginningsOfAny(source);
  const all = new Set([...open, ...cut]);
  const usable = all.size <= MOST_BEGINNINGS && [...all].every((one) => /^[\p{L}\d]/u.test(one));
  return usable ? all : null;
}

/** Whether whatever a pattern finds holds a character of a kind, as far as the pattern spells it out. */
export function needsCharacter(source: string, kind: RegExp): boolean {
  return alternativesOf(source).every((row) => {
    for (let at = 0; at < row.length;) {
      const { written, quantifier, end } = readTerm(row, at);
      at = end;
      if (quantifier !== "" && !AT_LEAST_ONCE.test(quantifier)) continue;
      const group = /^\((?:\?:)?(?!\?)(.*)\)$/su.exec(written)?.[1];
      if (
        group === undefined
          ? /^.$/u.test(written) && kind.test(written)
          : needsCharacter(group, kind)
      )
        return true;
    }
    return false;
  });
}
