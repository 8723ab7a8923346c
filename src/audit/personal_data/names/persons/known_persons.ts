import type { Analysis } from "../../../tagging/analyze_text.ts";
import { GIVEN_NAME, SURNAME } from "../../../tagging/gazetteer.ts";
import { GAP_SPACE } from "../../../tagging/tokenize.ts";
import { indexByFirstWord } from "../words/index_by_first_word.ts";
import { KNOWN_FIGURES } from "./known_figures.ts";

const BY_FIRST_WORD = indexByFirstWord(KNOWN_FIGURES);

/** A firm's form, or what a longer name goes on with. */
const GOES_ON =
  /^(?:inc|llc|ltd|limited|corp|corporation|gmbh|plc|ag|pty|bin|binti|binte|bint|ibn)$/u;

/** What is named after somebody, and a surname too. */
const NAMED_AFTER =
  /^(?:day|park|hall|house|field|bridge|street|road|drive|way|lane|square|prize|award|cup|school|college|church|library|center|centre|stadium|story|page|best|new|love|song|rose)s?$/u;

/** Whether the word at a place goes on with the name before it: "Pied Piper Inc", "Michael Jordan Reyes". */
function goesOn({ types, tokens }: Analysis, at: number): boolean {
  const next = types[at];
  if (next === undefined || tokens.gaps[at] !== GAP_SPACE) return false;
  if (GOES_ON.test(next.lower)) return true;
  if (NAMED_AFTER.test(next.lower)) return false;
  return next.casing !== 0 && (next.bits & (GIVEN_NAME | SURNAME)) !== 0;
}

/** Stretches where the full name of a well-known person, real or not, stands capitalised. */
export function knownPersons(analysis: Analysis): { start: number; end: number }[] {
  const { types, tokens } = analysis;
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at < types.length; at++) {
    if (types[at]!.casing === 0) continue;
    for (const rest of BY_FIRST_WORD.get(types[at]!.lower) ?? []) {
      // A figure of one name is known by it only where other words tell.
      if (rest.length === 0) continue;
      if (!rest.every((word, index) => types[at + 1 + index]?.lower === word)) continue;
      if (types[at + rest.length]!.casing === 0) continue;
      if (goesOn(analysis, at + rest.length + 1)) continue;
      found.push({ start: tokens.starts[at]!, end: tokens.ends[at + rest.length]! });
    }
  }
  return found;
}
