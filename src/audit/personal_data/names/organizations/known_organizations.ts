import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { indexByFirstWord } from "../words/index_by_first_word.ts";
import { ORGANIZATION_NAMES } from "./organization_names.ts";

const CONFIDENCE = 0.6;
/** Names of so few letters count in capitals only: "WHO" is no question. */
const SHORT = 4;
const BY_FIRST_WORD = indexByFirstWord(
  Object.values(ORGANIZATION_NAMES).flatMap((names) => names.split("|")),
);

function wordAt({ text, tokens }: Analysis, at: number): string {
  return at < tokens.count ? text.slice(tokens.starts[at]!, tokens.ends[at]!).toLowerCase() : "";
}

/** The last token of the longest listed name that begins at `at`; -1 if none does. */
function endOfName(analysis: Analysis, at: number): number {
  const rests = BY_FIRST_WORD.get(analysis.types[at]!.lower) ?? [];
  const rest = rests.find((words) =>
    words.every((word, index) => wordAt(analysis, at + 1 + index) === word),
  );
  return rest === undefined ? -1 : at + rest.length;
}

/** Whether the name is written as one: with a capital, or all in capitals where it is short. */
function isWrittenAsName(value: string): boolean {
  const letters = value.replace(/[^\p{L}]/gu, "");
  if (letters.length < SHORT) return letters === letters.toUpperCase();
  return /^[\p{Lu}\d]|^\p{Ll}\p{Lu}/u.test(value);
}

/** Well-known firms, offices, papers and clubs, by their names. Linear. */
export function knownOrganizations(analysis: Analysis): TaggedName[] {
  const { text, tokens, types } = analysis;
  const found: TaggedName[] = [];
  for (let first = 0; first < tokens.count; first++) {
    if (types[first]!.casing === 0) continue;
    const last = endOfName(analysis, first);
    if (last < 0) continue;
    const start = tokens.starts[first]!;
    const end = tokens.ends[last]!;
    if (!isWrittenAsName(text.slice(start, end))) continue;
    found.push({ kind: "ORGANIZATION", start, end, first, last, confidence: CONFIDENCE });
    first = last;
  }
  return found;
}
