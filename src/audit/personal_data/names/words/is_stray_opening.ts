import type { Analysis } from "../../../tagging/analyze_text.ts";
import { languageNumber } from "../../../tagging/guess_language.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { GAP_LINE } from "../../../tagging/tokenize.ts";
import { SENTENCE_OPENERS } from "./sentence_openers.ts";

const ENGLISH = languageNumber("en");
const GERMAN = languageNumber("de");

/** Cases and derivations of Hungarian and Finnish that no given name ends in. */
const FOREIGN_CASE =
  /(?:ási|ési|ság|ség|ságok|ségek|ban|ben|ból|ből|ról|ről|tól|től|hoz|hez|höz|nak|nek|ként|ssa|ssä|sta|stä|ista|istä|stasi|stäsi|lla|llä|lta|ltä|lle|ksi|tko|tkö|nko|nkö|mme|tte|vat|vät)$/u;
const SHORTEST_CASE = 7;

/**
 * Whether a lone word is an everyday one with which its sentence goes on in small letters: "Sigur,
 * iată", "Szállítási cím". Alone in its line it is a name.
 */
export function isStrayOpening({ first, last }: TaggedName, analysis: Analysis): boolean {
  const { types, openings, tokens, language } = analysis;
  if (first !== last || language === ENGLISH || language === GERMAN) return false;
  const before = types[first - 1]?.lower ?? "";
  if (openings[first] === 0 && !["»", "„", "“", ":", "-"].includes(before)) return false;
  if ((tokens.gaps[last + 1] ?? GAP_LINE) === GAP_LINE) return false;
  const { lower } = types[first]!;
  if (SENTENCE_OPENERS.has(lower)) return true;
  const next = types[last + 1];
  const goesOn = next !== undefined && !next.isSymbol && next.casing === 0;
  return goesOn && lower.length >= SHORTEST_CASE && FOREIGN_CASE.test(lower);
}
