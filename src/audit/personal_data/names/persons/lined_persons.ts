import type { Analysis } from "../../../tagging/analyze_text.ts";
import {
  BRAND_NAME,
  CALENDAR_WORD,
  CITY,
  COUNTRY,
  FUNCTION_WORD,
  HONORIFIC,
  ORGANIZATION_WORD,
  REGION,
  STREET_WORD,
} from "../../../tagging/gazetteer.ts";
import { GAP_LINE } from "../../../tagging/tokenize.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { isMostlySmall } from "../words/is_mostly_small.ts";

const NO_PERSON =
  BRAND_NAME | CALENDAR_WORD | CITY | COUNTRY | FUNCTION_WORD | ORGANIZATION_WORD | REGION;
const NEVER_WITHIN = NO_PERSON | STREET_WORD | HONORIFIC;
const MOST_WORDS = 4;
const FEWEST_LINES = 3;
/** So sure of a name the tagger must be for its line to speak for the others. */
const LEAST_SURE = 0.8;
/** So many of the lines must be names. */
const LEAST_SHARE = 0.6;
const FOUND = 0.6;
const BULLETS = new Set(["-", "*", "•", "–", "·"]);

/** The words of a line that holds nothing but them, and whether they are a known person's name. */
interface Line {
  readonly first: number;
  readonly last: number;
  readonly known: boolean;
}

/** The words of a line behind its bullet, if they may be a name; none where it holds more. */
function nameOf(
  analysis: Analysis,
  from: number,
  to: number,
): { first: number; last: number } | null {
  const { types, bits } = analysis;
  const first = BULLETS.has(types[from]!.lower) ? from + 1 : from;
  if (to - first < 1 || to - first > MOST_WORDS) return null;
  for (let at = first; at < to; at++) {
    const type = types[at]!;
    if (type.isSymbol || type.casing !== 1) return null;
    if ((bits[at]! & NEVER_WITHIN) !== 0) return null;
    if (to - first === 1 && isMostlySmall(type)) return null;
  }
  return { first, last: to - 1 };
}

/** Of a block of lines those that hold a name nobody has seen, where most hold a person's. */
function unseenOf(lines: readonly Line[]): readonly Line[] {
  const known = lines.filter((line) => line.known).length;
  if (lines.length < FEWEST_LINES || known < LEAST_SHARE * lines.length) return [];
  return lines.filter((line) => !line.known);
}

/**
 * Names in a list that has one in each line and nothing else: where most lines hold persons whom
 * the tagger knows, the other lines hold persons, too. Linear.
 */
export function linedPersons(analysis: Analysis, names: readonly TaggedName[]): TaggedName[] {
  const { tokens } = analysis;
  const sure = new Map<number, TaggedName>();
  for (const name of names) {
    if (name.kind === "PERSON" && name.confidence >= LEAST_SURE) sure.set(name.first, name);
  }
  if (sure.size < 2) return [];
  const found: Line[] = [];
  let block: Line[] = [];
  for (let from = 0; from < tokens.count;) {
    let to = from + 1;
    while (to < tokens.count && tokens.gaps[to] !== GAP_LINE) to++;
    const name = nameOf(analysis, from, to);
    const first = BULLETS.has(analysis.types[from]!.lower) ? from + 1 : from;
    const known = sure.get(first);
    if (known !== undefined && known.last >= to - 2)
      block.push({ first, last: to - 1, known: true });
    else if (name !== null) block.push({ ...name, known: false });
    else {
      found.push(...unseenOf(block));
      block = [];
    }
    from = to;
  }
  found.push(...unseenOf(block));
  return found.map(({ first, last }) => ({
    kind: "PERSON",
    start: tokens.starts[first]!,
    end: tokens.ends[last]!,
    first,
    last,
    confidence: FOUND,
  }));
}
