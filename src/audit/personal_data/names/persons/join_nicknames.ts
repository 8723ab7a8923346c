import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME } from "../../../tagging/gazetteer.ts";
import { GAP_NONE, GAP_SPACE } from "../../../tagging/tokenize.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isCapitalised } from "../words/is_capitalised.ts";

const OPENING_QUOTES = new Set(['"', "“", "„", "«", "'", "‘"]);
const CLOSING_QUOTES = new Set(['"', "”", "“", "»", "'", "’"]);
const LONGEST_NICKNAME = 3;

/** The last word of a surname behind a nickname in quotes that begins at the token; -1 if none. */
function endBehindNickname({ types, tokens }: Analysis, at: number): number {
  if (tokens.gaps[at] !== GAP_SPACE || !OPENING_QUOTES.has(types[at]?.lower ?? "")) return -1;
  let close = at + 1;
  while (close - at <= LONGEST_NICKNAME && types[close] !== undefined && !types[close]!.isSymbol) {
    if (!isCapitalised(types[close]!)) return -1;
    close++;
  }
  const closed = close > at + 1 && CLOSING_QUOTES.has(types[close]?.lower ?? "");
  if (!closed || tokens.gaps[close] !== GAP_NONE || tokens.gaps[close + 1] !== GAP_SPACE) return -1;
  const surname = types[close + 1];
  return surname !== undefined && isCapitalised(surname) ? close + 1 : -1;
}

/** What friends put before a given name: "Big Dave". */
const BEFORE_GIVEN = new Set(
  "big little lil old young crazy fat tall tiny baby mad wee".split(" "),
);

/** The name with what friends put before it. */
function withLead(name: TaggedName, { types, tokens, bits }: Analysis): TaggedName {
  const { kind, first, last } = name;
  const lead = types[first - 1];
  if (kind !== "PERSON" || first !== last || lead === undefined) return name;
  if (lead.casing !== 1 || !BEFORE_GIVEN.has(lead.lower) || tokens.gaps[first] !== GAP_SPACE) {
    return name;
  }
  const given = (bits[first]! & GIVEN_NAME) !== 0 && types[first]!.casing === 1;
  return given ? { ...name, first: first - 1, start: tokens.starts[first - 1]! } : name;
}

/**
 * Joins a given name, a nickname in quotes and the surname behind it, and a given name and what
 * friends put before it: `Ann "Bee" Carter`, "Big Dave".
 */
export function joinNicknames(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const joined: TaggedName[] = [];
  for (const found of names) {
    const name = withLead(found, analysis);
    const before = joined.at(-1);
    const end = name.kind === "PERSON" ? endBehindNickname(analysis, name.last + 1) : -1;
    if (before !== undefined && name.first <= before.last) {
      // The surname may have been found with more words behind it.
      if (name.kind === "PERSON" && name.last > before.last) {
        joined[joined.length - 1] = { ...before, last: name.last, end: name.end };
      }
    } else if (end < 0) joined.push(name);
    else joined.push({ ...name, last: end, end: analysis.tokens.ends[end]! });
  }
  return joined;
}
